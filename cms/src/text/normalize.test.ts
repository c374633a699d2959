import { describe, expect, it } from 'vitest';
import { containing, normalize, lookup } from './normalize';

describe('fold', () => {
  it.each([
    ['  Zoe\u0308  \u00c5ngstr\u00f6m ', 'zo\u00eb \u00e5ngstr\u00f6m'],
    ['STRASSE', 'strasse'],
    ['Stra\u00dfe', 'strasse'],
    ['STRA\u1e9eE', 'strasse'],
    ['\u0416\u0410\u041d\u041d\u0410', '\u0436\u0430\u043d\u043d\u0430'],
    ['a\t\n b', 'a b'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => expect(normalize(text)).toBe(folded));

  it('does not change an already normalized text', () => {
    for (const text of ['\u0130stanbul', '\u00df', '\ufb03', '\u0390', '\u1e9e', 'A\u030a']) {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }
  });
});

describe('lookup', () => {
  it.each([
    ['Zo\u00eb \u00c5ngstr\u00f6m', 'zoe angstrom'],
    ['zoe\u0308', 'zoe'],
    ['  \u0130stanbul ', 'istanbul'],
    ['Stra\u00dfe', 'strasse'],
    ['\u0416\u0430\u043d\u043d\u0430', '\u0436\u0430\u043d\u043d\u0430'],
    // Hangul is decomposed with the accents and must be composed again.
    ['\uae40', '\uae40'],
    // However an apostrophe is written.
    ['O\u2019Neil', "o'neil"],
    ['O`Neil', "o'neil"],
    ['O\u00b4Neil', "o'neil"],
    ['\u02bbOkina', "'okina"],
  ])('%j is looked up as %j', (text, found) => expect(lookup(text)).toBe(found));
});

describe('containing', () => {
  it.each([
    ['50%', '%50\\%%'],
    ['a_b', '%a\\_b%'],
    ['a\\b', '%a\\\\b%'],
  ])('takes %j literally', (search, pattern) => expect(containing(search)).toBe(pattern));

  it('finds a name with and without its accents', () => {
    expect(['Zo\u00eb', 'zoe\u0308', 'ZOE'].map(containing)).toEqual(['%zoe%', '%zoe%', '%zoe%']);
  });
});
