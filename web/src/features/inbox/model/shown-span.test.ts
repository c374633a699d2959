import { expect, it } from 'vitest';
import { firstUnreadOf, readAfter, unreadAround, type ReadState } from './shown-span';
import { testMessage } from './test-messages';

/** Messages 1 to 60 by somebody else, read up to one of them. */
const upTo = (readUpTo: number, some: Partial<ReadState> = {}): ReadState => ({
  messages: Array.from({ length: 60 }, (_, at) => testMessage(at + 1)),
  hasOlder: false,
  readUpTo,
  viewerId: 7,
  ...some,
});

it('a reader who sees the first unread messages has read those, and none below', () => {
  expect(readAfter(upTo(10), { first: 9, last: 14 })).toBe(14);
  expect(unreadAround(upTo(14), { first: 9, last: 14 }, 46)).toEqual({ above: 0, below: 46 });
});

it('a reader who skips messages has not read them, nor any after them', () => {
  expect(readAfter(upTo(14), { first: 55, last: 60 })).toBe(14);
  expect(unreadAround(upTo(14), { first: 55, last: 60 }, 46)).toEqual({ above: 40, below: 0 });
  expect(firstUnreadOf(upTo(14))?.id).toBe(15);
});

it('a reader’s own messages do not stop the read mark', () => {
  const own = upTo(10, {
    messages: [testMessage(11, { senderId: 7 }), testMessage(12), testMessage(13)],
  });
  expect(readAfter(own, { first: 12, last: 13 })).toBe(13);
});

it('nothing counts as read while the first unread message may come before what is loaded', () => {
  const far = upTo(10, { messages: [testMessage(59), testMessage(60)], hasOlder: true });
  expect(readAfter(far, { first: 59, last: 60 })).toBe(10);
  expect(unreadAround(far, { first: 59, last: 60 }, 50)).toEqual({ above: 50, below: 0 });
  expect(firstUnreadOf(far)).toBeUndefined();
});

it('a message taller than the view is read when its end is visible', () => {
  expect(readAfter(upTo(10), { first: 11, last: 10 })).toBe(10);
  expect(readAfter(upTo(10), { first: 11, last: 11 })).toBe(11);
});

it('a line of what happened is neither unread nor read', () => {
  const left = (id: number) => testMessage(id, { event: { type: 'left' } });
  const state = upTo(10, { messages: [testMessage(10), left(11), testMessage(12), left(13)] });
  expect(firstUnreadOf(state)?.id).toBe(12);
  expect(unreadAround(state, { first: 10, last: 10 }, 1)).toEqual({ above: 0, below: 1 });
  expect(readAfter(state, { first: 10, last: 11 })).toBe(10);
  expect(readAfter(state, { first: 10, last: 13 })).toBe(12);
});
