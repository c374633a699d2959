// @vitest-environment jsdom
import { ASK_EVERY_MS } from '@hearthside/contract/realtime';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RealtimeStatus } from '@/lib/live/realtime-client';
import { useInboxLive } from './use-inbox-live';

const world = vi.hoisted(() => ({
  status: 'live' as string,
  watchers: new Set<() => void>(),
  catchUp: vi.fn(),
  invalidate: vi.fn(),
}));
vi.mock('@/lib/live/realtime', () => ({
  realtime: {
    status: () => world.status,
    subscribe: () => () => undefined,
    keep: () => () => undefined,
    watchStatus: (watcher: () => void) => {
      world.watchers.add(watcher);
      return () => world.watchers.delete(watcher);
    },
  },
}));
vi.mock('@/lib/api/swr-config', () => ({ useInvalidate: () => world.invalidate }));
vi.mock('./use-inbox', () => {
  const store = { start: () => () => undefined, catchUp: world.catchUp };
  return { useInboxStore: () => store };
});

function become(status: RealtimeStatus) {
  world.status = status;
  world.watchers.forEach((watcher) => watcher());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('a window whose server gets no events from the others requests every few seconds, until it does', () => {
  const { unmount } = renderHook(() => useInboxLive());
  become('live');
  world.catchUp.mockClear();
  expect(world.invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * ASK_EVERY_MS);
  expect(world.catchUp).not.toHaveBeenCalled();

  become('partial');
  vi.advanceTimersByTime(3 * ASK_EVERY_MS);
  expect(world.catchUp).toHaveBeenCalledTimes(3);
  expect(world.invalidate).toHaveBeenCalledWith('notification');

  become('live');
  expect(world.invalidate).toHaveBeenLastCalledWith(
    ...['notification', 'member', 'trust', 'pet', 'care', 'appointment', 'membership', 'donation'],
  );
  // Once more for what came last, as after every connection loss.
  expect(world.catchUp).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10 * ASK_EVERY_MS);
  expect(world.catchUp).toHaveBeenCalledTimes(4);
  unmount();
});
