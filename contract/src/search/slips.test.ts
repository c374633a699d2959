import { describe, expect, it } from 'vitest';
import { meantWord, slipsForgiven, slipsTo } from './slips';

const WORDS = ['biscuit', 'basket', 'portland', 'veterinarian', 'maria', 'marina', 'lopez', 'ana'];

describe('a mistyped word', () => {
  it.each([
    ['biscit', 'biscuit'],
    ['bisquit', 'biscuit'],
    ['bsicuit', 'biscuit'],
    ['biscuiit', 'biscuit'],
    ['vetrinarian', 'veterinarian'],
    ['vetrinarain', 'veterinarian'],
    ['potrl', 'portland'],
    ['maira', 'maria'],
    ['loppez', 'lopez'],
  ])('“%s” means “%s”', (typed, meant) => {
    expect(meantWord(typed, WORDS)).toBe(meant);
  });

  it.each(['ena', 'loez', 'zzzzz', 'bicst', 'ptrtlnd'])('“%s” means none of them', (typed) => {
    expect(meantWord(typed, WORDS)).toBeNull();
  });

  it('is forgiven one slip in five letters, and two at most', () => {
    expect(['dose', 'doses', 'medicine', 'medication', 'a'.repeat(60)].map(slipsForgiven)).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });

  it('takes a swap of two letters as one slip', () => {
    expect(slipsTo('maira', 'maria', 2)).toBe(1);
    expect(slipsTo('maria', 'maria', 2)).toBe(0);
    expect(slipsTo('mar', 'maria', 2)).toBe(0);
    expect(slipsTo('xxxxx', 'maria', 2)).toBe(Infinity);
  });
});
