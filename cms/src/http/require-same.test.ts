import { describe, expect, it } from 'vitest';
import type { Refusal } from './refuse';
import { requireSame, requireSameAtFirst } from './require-same';

const MADE = { title: 'A', tag: null, ids: [1, 2], revision: 1 };
const refusalOf = (work: () => void) => {
  try {
    work();
  } catch (error) {
    return (error as Refusal).status;
  }
  return undefined;
};

describe('a wish under a key that was used before', () => {
  it.each([
    ['says the same', { title: 'A', ids: [1, 2] }, undefined],
    ['leaves empty what is empty', { tag: '' }, undefined],
    ['says something else', { title: 'B' }, 409],
    ['says more', { tag: 'new' }, 409],
    ['has another list', { ids: [2, 1] }, 409],
  ])('that %s', (_what, given, status) => {
    expect(refusalOf(() => requireSame(MADE, given))).toBe(status);
  });

  it('is not compared with what was changed since', () => {
    expect(refusalOf(() => requireSameAtFirst({ ...MADE, revision: 2 }, { title: 'B' }))).toBe(
      undefined,
    );
    expect(refusalOf(() => requireSameAtFirst(MADE, { title: 'B' }))).toBe(409);
  });
});
