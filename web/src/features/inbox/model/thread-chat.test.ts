import type { Chat } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { testChat } from './test-messages';
import { withAnswer, withRead } from './thread-chat';

const ROSA = 7;
const JONAS = 12;
const readOf = (chat: Chat, id: number) =>
  chat.members.find(({ user }) => user.id === id)?.readUpTo;

describe('what was read', () => {
  it('goes on, for whoever has read and for the reader themselves', () => {
    const chat = withRead(testChat(), JONAS, 5, ROSA);
    expect(readOf(chat, JONAS)).toBe(5);
    expect(chat.readUpTo).toBe(0);
    expect(withRead(chat, ROSA, 6, ROSA)).toMatchObject({ readUpTo: 6 });
  });

  it('never goes back, and knows nobody else', () => {
    const chat = withRead(testChat(), JONAS, 5, ROSA);
    expect(withRead(chat, JONAS, 4, ROSA)).toBe(chat);
    expect(withRead(chat, JONAS, 5, ROSA)).toBe(chat);
    expect(withRead(chat, 99, 9, ROSA)).toBe(chat);
  });

  it('is not forgotten by an answer that was on its way before', () => {
    const held = withRead(withRead(testChat(), JONAS, 5, ROSA), ROSA, 4, ROSA);
    const chat = withAnswer(held, testChat({ name: 'Moss’ people' }), ROSA);
    expect(chat).toMatchObject({ name: 'Moss’ people', readUpTo: 4 });
    expect(readOf(chat, JONAS)).toBe(5);
    const first = testChat();
    expect(withAnswer(undefined, first, ROSA)).toBe(first);
  });
});
