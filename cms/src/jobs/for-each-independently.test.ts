import type { Core } from '@strapi/strapi';
import { describe, expect, it, vi } from 'vitest';
import { PartialFailure } from './partial-failure';
import { forEachIndependently } from './for-each-independently';

const warn = vi.fn();
const strapi = { log: { warn } } as unknown as Core.Strapi;
const name = (part: number) => `Part ${part}`;

describe('a job of several parts', () => {
  it('does all of them, and tries those that failed once more after the others', async () => {
    const done: number[] = [];
    let isFirst = true;
    await forEachIndependently(strapi, [1, 2, 3], name, async (part) => {
      if (part === 1 && isFirst) {
        isFirst = false;
        throw new Error('deadlock');
      }
      done.push(part);
    });
    expect(done).toEqual([2, 3, 1]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('has failed where one fails twice, says which and how many, and has done the others', async () => {
    const done: number[] = [];
    const going = forEachIndependently(strapi, [1, 2, 3], name, async (part) => {
      if (part < 3) throw new Error('broken');
      done.push(part);
    });
    await expect(going).rejects.toEqual(
      new PartialFailure('Failed, and tried again at the next run: Part 1 (2 of 3).'),
    );
    expect(done).toEqual([3]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('has nothing to say where there is none', () =>
    expect(forEachIndependently(strapi, [], name, async () => undefined)).resolves.toBeUndefined());
});
