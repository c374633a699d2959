import { describe, expect, it } from 'vitest';
import { mayBeMeant, meantBy } from './slips';

const WORDS = new Set([
  'biscuit',
  'basket',
  'portland',
  'veterinarian',
  'maria',
  'marina',
  'lopez',
  'ana',
]);

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
    expect(meantBy([typed], [WORDS])).toBe(meant);
  });

  it.each(['ena', 'loez', 'zzzzz', 'bicst', 'ptrtlnd'])('“%s” means none of them', (typed) => {
    expect(meantBy([typed], [WORDS])).toBeNull();
  });

  it('is forgiven one slip in five letters, and two at most', () => {
    const meant = (typed: string, word: string) => meantBy([typed], [new Set([word])]) === word;
    expect(meant('dsoe', 'dose')).toBe(false);
    expect(meant('dsoes', 'doses')).toBe(true);
    expect(meant('medcniex', 'medicine')).toBe(false);
    expect(meant('medciation', 'medication')).toBe(true);
    expect(meant('medciatoin', 'medication')).toBe(true);
    expect(meant('vetrniarainsssx', 'veterinariansss')).toBe(false);
  });
});

describe('a search with mistyped words', () => {
  const KNOWN = [
    new Set(['how', 'change', 'password']),
    new Set(['veterinarian', 'dose', 'marinade']),
  ];

  it('is corrected word by word, and its other words stay', () => {
    expect(meantBy(['chnage', 'my', 'pasword'], KNOWN)).toBe('change my password');
    expect(meantBy(['vet', 'pasword'], KNOWN)).toBe('vet password');
  });

  it('keeps the beginning of a known word, a short word, and one like no other', () => {
    expect(meantBy(['passw', 'dsoe', 'aquarium'], KNOWN)).toBeNull();
    expect(meantBy(['marin', 'pasword'], KNOWN)).toBe('marin password');
  });

  it('is corrected in three words at most, and not in a word that nobody types', () => {
    const words = ['pasword', 'chnage', 'marinaed', 'veterinarain'];
    expect(meantBy(words, KNOWN)).toBe('password change marinade veterinarain');
    expect(meantBy(['p'.repeat(41)], [new Set(['p'.repeat(40)])])).toBeNull();
  });

  it('does not become a word of less than five letters', () => {
    expect(meantBy(['bella'], [new Set(['bell'])])).toBeNull();
  });

  it('is none if no slip is forgiven in its words', () => {
    expect([mayBeMeant(['dsoe', 'a']), mayBeMeant(['a', 'doses']), mayBeMeant([])]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
