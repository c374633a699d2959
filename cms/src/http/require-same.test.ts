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

describe('a request under an idempotency key that was used before', () => {
  it.each([
    ['has the same content', { title: 'A', ids: [1, 2] }, undefined],
    ['leaves empty what was empty', { tag: '' }, undefined],
    ['has another value', { title: 'B' }, 409],
    ['has a value where none was', { tag: 'new' }, 409],
    ['has another list', { ids: [2, 1] }, 409],
  ])('that %s', (_what, given, status) => {
    expect(refusalOf(() => requireSame(MADE, given))).toBe(status);
  });

  it('is compared only while the entry is still at its first revision', () => {
    expect(refusalOf(() => requireSameAtFirst({ ...MADE, revision: 2 }, { title: 'B' }))).toBe(
      undefined,
    );
    expect(refusalOf(() => requireSameAtFirst(MADE, { title: 'B' }))).toBe(409);
  });
});
