import { afterEach, expect, it, vi } from 'vitest';
import { JobTimeout, withinLimit } from './within-limit';

afterEach(() => vi.useRealTimers());

it('work that ends in time gives its result, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await withinLimit(Promise.resolve(7), 1000)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

it('work that breaks off in time says why', async () => {
  const broken = Promise.reject(new Error('No.'));
  await expect(withinLimit(broken, 1000)).rejects.toThrow('No.');
});

it('work that goes on beyond its limit is given up', async () => {
  vi.useFakeTimers();
  const work = new Promise(() => undefined);
  const over = expect(withinLimit(work, 2 * 60_000)).rejects.toEqual(
    new JobTimeout(2 * 60_000, work),
  );
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await over;
});
