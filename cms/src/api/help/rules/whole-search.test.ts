import { describe, expect, it } from 'vitest';
import { countsAs } from './whole-search';

const now = new Date('2026-11-22T10:00:00Z');
const begins = (beginning: string, whole: string) => whole.startsWith(beginning);
const before = (words: string, seconds = 1) => ({
  words,
  at: new Date(now.getTime() - seconds * 1000),
});

describe('a search that found nothing', () => {
  it.each([
    ['insulin', undefined, true, false],
    // More letters typed, letters removed, something else, the same much later.
    ['insulin', before('insul'), true, true],
    ['insul', before('insulin'), false, false],
    ['insulin', before('passport'), true, false],
    ['insulin', before('insul', 61), true, false],
    ['insul', before('insulin', 61), true, false],
  ])('%s after %j: counts %s, in its place %s', (words, last, counts, replaces) => {
    expect(countsAs(words, last, now, begins)).toEqual({ counts, replaces });
  });
});
