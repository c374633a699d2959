import type { Chat } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { testChat } from './test-messages';
import { withAnswer, withRead } from './thread-chat';

const ROSA = 7;
const JONAS = 12;
const readOf = (chat: Chat, id: number) =>
  chat.members.find(({ user }) => user.id === id)?.readUpTo;

describe('a chat’s read marks', () => {
  it('move forward, for others and for the viewer', () => {
    const chat = withRead(testChat(), JONAS, 5, ROSA);
    expect(readOf(chat, JONAS)).toBe(5);
    expect(chat.readUpTo).toBe(0);
    expect(withRead(chat, ROSA, 6, ROSA)).toMatchObject({ readUpTo: 6 });
  });

  it('never move backward, and ignore people who are not in the chat', () => {
    const chat = withRead(testChat(), JONAS, 5, ROSA);
    expect(withRead(chat, JONAS, 4, ROSA)).toBe(chat);
    expect(withRead(chat, JONAS, 5, ROSA)).toBe(chat);
    expect(withRead(chat, 99, 9, ROSA)).toBe(chat);
  });

  it('move backward for the viewer who marks messages as unread, and not for the others', () => {
    const held = withRead(withRead(testChat(), ROSA, 9, ROSA), JONAS, 5, ROSA);
    const answered = withRead(testChat(), ROSA, 9, ROSA);
    const chat = withAnswer(held, { ...answered, readUpTo: 3 }, ROSA);
    expect([chat.readUpTo, readOf(chat, ROSA), readOf(chat, JONAS)]).toEqual([3, 9, 5]);
    expect(withRead(chat, ROSA, 6, ROSA)).toMatchObject({ readUpTo: 6, members: chat.members });
    const old = withAnswer(chat, testChat({ readUpTo: 2 }), ROSA);
    expect([old.readUpTo, readOf(old, ROSA)]).toEqual([3, 9]);
  });

  it('are not reset by an older answer that arrives later', () => {
    const held = withRead(withRead(testChat(), JONAS, 5, ROSA), ROSA, 4, ROSA);
    const chat = withAnswer(held, testChat({ name: 'Moss’ people' }), ROSA);
    expect(chat).toMatchObject({ name: 'Moss’ people', readUpTo: 4 });
    expect(readOf(chat, JONAS)).toBe(5);
    const first = testChat();
    expect(withAnswer(undefined, first, ROSA)).toBe(first);
  });
});
