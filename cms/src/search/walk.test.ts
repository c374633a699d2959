import { describe, expect, it } from 'vitest';
import { walk } from './walk';

describe('a page of what fits', () => {
  const list = Array.from({ length: 5000 }, (_, n) => n);
  let read = 0;
  const page = (fits: (n: number) => boolean, asked: { page: number; limit: number }) => {
    read = 0;
    const some = async (from: number, count: number) => {
      read += count;
      return list.slice(from, from + count);
    };
    return walk(some, fits, asked);
  };

  it.each([
    [1, [0, 2, 4]],
    [2, [6, 8, 10]],
    [400, [2394, 2396, 2398]],
    [834, [4998]],
    [835, []],
  ])('is the same as when the whole list is filtered: page %i', async (number, expected) => {
    expect(await page((n) => n % 2 === 0, { page: number, limit: 3 })).toEqual(expected);
  });

  it('reads no more of the list than it needs', async () => {
    await page((n) => n % 100 === 0, { page: 1, limit: 9 });
    expect(read).toBeLessThanOrEqual(1400);
    expect(await page(() => false, { page: 1, limit: 9 })).toEqual([]);
  });
});
