import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cached, cachedCount, invalidateCounts, invalidateCountsNow } from './cached-count';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  invalidateCountsNow('pet');
});

/** A count that resolves when the test says so. */
function slowCount() {
  const answers: ((value: number) => void)[] = [];
  const count = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
  return { count, answer: (value: number) => answers.shift()?.(value) };
}

it('the cache counts once for all callers at the same time, however long it takes', async () => {
  const { count, answer } = slowCount();
  const first = cached('pet', 'all', count);
  vi.advanceTimersByTime(5000);
  const second = cached('pet', 'all', count);
  answer(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
  expect(count).toHaveBeenCalledTimes(1);
});

it('the cache keeps a count for a second', async () => {
  const count = vi.fn(() => Promise.resolve(7));
  await cached('pet', 'all', count);
  vi.advanceTimersByTime(999);
  await cached('pet', 'all', count);
  expect(count).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cached('pet', 'all', count);
  expect(count).toHaveBeenCalledTimes(2);
});

it.each([
  [30, 1000],
  [150, 3000],
  [2000, 5000],
])('the cache keeps a count that took %i ms for %i ms', async (took, kept) => {
  const { count, answer } = slowCount();
  const first = cached('pet', 'all', count);
  vi.advanceTimersByTime(took);
  answer(7);
  await first;
  vi.advanceTimersByTime(kept - took - 1);
  await cached('pet', 'all', count);
  expect(count).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  void cached('pet', 'all', count);
  expect(count).toHaveBeenCalledTimes(2);
  answer(8);
});

it('the cache counts again after a write, even a write during the count', async () => {
  const { count, answer } = slowCount();
  const before = cached('pet', 'all', count);
  invalidateCountsNow('pet');
  const after = cached('pet', 'all', count);
  answer(7);
  answer(8);
  expect(await Promise.all([before, after])).toEqual([7, 8]);
  expect(await cached('pet', 'all', count)).toBe(8);
  expect(count).toHaveBeenCalledTimes(2);
});

it('the cache does not keep a failed count', async () => {
  const failing = () => Promise.reject(new Error('away'));
  await expect(cached('pet', 'all', failing)).rejects.toThrow('away');
  expect(await cached('pet', 'all', () => Promise.resolve(7))).toBe(7);
});

it('a count is kept until the write that invalidates it is committed', async () => {
  const total = (value: number) =>
    cachedCount('pet', 'all', () => Promise.resolve({ count: value }));
  expect(await total(1)).toBe(1);
  const commits: (() => void)[] = [];
  const strapi = {
    db: {
      inTransaction: () => true,
      transaction: (work: (trx: object) => unknown) =>
        work({ onCommit: (task: () => void) => void commits.push(task) }),
    },
  } as unknown as Core.Strapi;
  await invalidateCounts(strapi, 'pet');
  expect(await total(2)).toBe(1);
  commits.forEach((task) => task());
  expect(await total(2)).toBe(2);
});
