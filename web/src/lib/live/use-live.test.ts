// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLive } from './use-live';

const line = vi.hoisted(() => ({
  status: 'live',
  handlers: new Set<(payload?: object) => void>(),
  watchers: new Set<() => void>(),
}));
vi.mock('./realtime', () => ({
  realtime: {
    status: () => line.status,
    subscribe: (_: string, handler: () => void) => {
      line.handlers.add(handler);
      return () => line.handlers.delete(handler);
    },
    watchStatus: (watcher: () => void) => {
      line.watchers.add(watcher);
      return () => line.watchers.delete(watcher);
    },
  },
}));
const become = (status: string) => {
  line.status = status;
  line.watchers.forEach((watcher) => watcher());
};

beforeEach(() => {
  line.status = 'live';
});

it('a part of a page is notified of an event, and of a connection that is back after a break', () => {
  const changed = vi.fn();
  const { unmount } = renderHook(() => useLive(changed, 'pet'));
  line.handlers.forEach((handler) => handler({ petId: 3 }));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ petId: 3 });
  become('away');
  expect(changed).toHaveBeenCalledTimes(1);
  become('live');
  expect(changed).toHaveBeenLastCalledWith();
  unmount();
  expect([line.handlers.size, line.watchers.size]).toEqual([0, 0]);
});

it('a part of a page that opens before the connection asks nothing twice when it comes', () => {
  line.status = 'connecting';
  const changed = vi.fn();
  renderHook(() => useLive(changed, 'pet'));
  become('live');
  expect(changed).not.toHaveBeenCalled();
  become('connecting');
  become('live');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('a part of a page asks again if the first connection comes late', () => {
  vi.useFakeTimers();
  line.status = 'connecting';
  const changed = vi.fn();
  renderHook(() => useLive(changed, 'pet'));
  vi.advanceTimersByTime(5000);
  become('live');
  expect(changed).toHaveBeenCalledExactlyOnceWith();
  vi.useRealTimers();
});
