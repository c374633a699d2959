import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchClock } from './watch-clock';

const onBack = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') });
  onBack.mockClear();
  stop = watchClock(onBack);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('a clock that is set back is noticed once, with by how much', () => {
  vi.advanceTimersByTime(60_000);
  expect(onBack).not.toHaveBeenCalled();
  vi.setSystemTime(new Date('2026-11-29T11:01:00Z'));
  vi.advanceTimersByTime(120_000);
  expect(onBack.mock.calls).toEqual([[3_600_000]]);
});

it.each([
  ['goes on', '2026-11-29T12:01:00Z'],
  ['is set forward', '2026-11-30T12:01:00Z'],
  ['is corrected by seconds', '2026-11-29T12:00:50Z'],
])('a clock that %s is nobody’s matter', (_, time) => {
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(new Date(time));
  vi.advanceTimersByTime(120_000);
  expect(onBack).not.toHaveBeenCalled();
});
