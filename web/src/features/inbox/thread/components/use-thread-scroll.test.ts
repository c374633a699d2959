// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { useThreadScroll, type ThreadScrollAsked } from './use-thread-scroll';

beforeEach(() => openPortal(() => undefined));
afterEach(closePortal);

/** A thread in a box that is not laid out. `first` is the unread message at which it is to be opened, if it is far. */
function scrollOf(first: number | undefined) {
  const onPlace = vi.fn();
  const loadUnread = vi.fn(() => Promise.resolve(first));
  const thread = { messages: [], hasOlder: true, caughtUp: true, pending: [], loadUnread };
  const asked = {
    lines: [],
    unread: undefined,
    chat: { readUpTo: 10, unread: 890 },
    viewerId: 7,
    thread: thread as unknown as ThreadScrollAsked['thread'],
    onSeen: vi.fn(),
    isHeld: () => false,
    place: undefined,
    onLatest: vi.fn(),
    onPlace,
  } satisfies ThreadScrollAsked;
  const { result } = renderHook(() => useThreadScroll(asked));
  return { scroll: result.current, onPlace, loadUnread };
}

it('a reader is taken to the first unread message by opening the thread there, if it is far', async () => {
  const { scroll, onPlace, loadUnread } = scrollOf(11);
  await scroll.toUnread();
  expect(loadUnread).toHaveBeenCalledWith(10, 0);
  expect(onPlace).toHaveBeenCalledWith(11);
});

it('a reader stays in the thread if the first unread message has been loaded into it', async () => {
  const { scroll, onPlace } = scrollOf(undefined);
  await scroll.toUnread();
  expect(onPlace).not.toHaveBeenCalled();
});
