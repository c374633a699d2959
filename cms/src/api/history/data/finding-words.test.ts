import { expect, it } from 'vitest';
import { findingWords } from './finding-words';

it('the words of findings name each kind once, with its numbers', () => {
  expect(
    findingWords([
      { what: 'changed', number: 12 },
      { what: 'chain', number: 3 },
      { what: 'changed', number: 14 },
    ]),
  ).toBe('History entries were changed: 12, 14. History links are out of the chain: 3.');
});

it('the words of findings name five numbers and no more', () => {
  const findings = [1, 2, 3, 4, 5, 6].map((number) => ({ what: 'removed' as const, number }));
  expect(findingWords(findings)).toBe('History entries were removed: 1, 2, 3, 4, 5 and more.');
});
