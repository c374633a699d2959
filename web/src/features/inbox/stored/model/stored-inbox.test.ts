import { describe, expect, it } from 'vitest';
import { testChat, testUser } from '../../model/test-messages';
import { storedFrom } from './stored-chat';
import {
  beyondBound,
  inListOrder,
  isFreshEnough,
  matchesSearch,
  mayBegin,
  mayWrite,
} from './stored-inbox';

const DAY = 86_400_000;
const stored = (id: number, activeAt: string) =>
  storedFrom({
    chat: testChat({ id, activeAt }),
    messages: [],
    formerMembers: [],
    hasMore: false,
  });

it('stored chats are in the order of the list, and those beyond the thirtieth have no place', () => {
  const chats = Array.from({ length: 32 }, (_, at) =>
    stored(at + 1, new Date(at * DAY).toISOString()),
  );
  expect(
    inListOrder(chats)
      .map(({ chat }) => chat.id)
      .slice(0, 3),
  ).toEqual([32, 31, 30]);
  expect(beyondBound(chats)).toEqual([2, 1]);
  expect(beyondBound(chats.slice(0, 30))).toEqual([]);
});

it('stored chats are shown for thirty days after the server has confirmed them', () => {
  const now = new Date('2026-11-27T12:00:00.000Z');
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  expect(isFreshEnough(ago(29), now)).toBe(true);
  expect(isFreshEnough(ago(30), now)).toBe(false);
  expect(isFreshEnough('no date', now)).toBe(false);
});

it('the search among stored chats finds names, people and roles in any spelling', () => {
  const user = { ...testUser(12, 'Zoë'), role: 'veterinarian' as const };
  const chat = testChat({
    name: 'Care Team',
    members: [
      { user: testUser(7, 'Rosa'), office: false, readUpTo: 0 },
      { user, office: false, readUpTo: 0 },
    ],
  });
  for (const words of ['', 'care', 'zoe MARCH', 'veterinarian', ' team zoë '])
    expect(matchesSearch(chat, words, 7)).toBe(true);
  for (const words of ['rosa', 'zebra', 'care zebra'])
    expect(matchesSearch(chat, words, 7)).toBe(false);
});

describe('a tab', () => {
  it('writes only with the key that the device has and that opens the database', () => {
    expect(mayWrite({ own: 'a', device: 'a', opens: true })).toBe(true);
  });

  it('that is slow writes nothing after a sign-out, nor after another sign-in', () => {
    // The key is gone, the database is deleted, another sign-in has begun its own.
    expect(mayWrite({ own: 'a', device: undefined, opens: true })).toBe(false);
    expect(mayWrite({ own: 'a', device: 'a', opens: undefined })).toBe(false);
    expect(mayWrite({ own: 'a', device: 'a', opens: false })).toBe(false);
    expect(mayWrite({ own: 'a', device: 'b', opens: true })).toBe(false);
  });

  it('begins no database once its key is gone', () => {
    expect(mayBegin({ own: 'a', device: 'a' })).toBe(true);
    expect(mayBegin({ own: 'a', device: undefined })).toBe(false);
    expect(mayBegin({ own: 'a', device: 'b' })).toBe(false);
  });
});
