import { expect, it } from 'vitest';
import { hiddenWords, isBeginning, isPersonal } from './hidden-words';

it('hidden words are the same for the same words and key, and say nothing of them', () => {
  const hidden = hiddenWords('key', 'jane doe');
  expect(hidden).toBe(hiddenWords('key', 'jane doe'));
  expect(hidden).not.toBe(hiddenWords('other', 'jane doe'));
  expect(hidden).not.toContain('jane');
});

it('half a word is known as the beginning of the whole one, and not the other way round', () => {
  const hidden = (words: string) => hiddenWords('key', words);
  for (const stored of [hidden, (words: string) => words]) {
    expect(isBeginning('key', stored('jane d'), 'jane doe')).toBe(true);
    expect(isBeginning('key', 'jane d', stored('jane doe'))).toBe(true);
    expect(isBeginning('key', 'jane doe', stored('jane d'))).toBe(false);
    expect(isBeginning('key', 'jane doe', stored('jane doe'))).toBe(false);
    expect(isBeginning('key', stored('jane x'), 'jane doe')).toBe(false);
  }
});

it('hidden words fit their column, however long they are', () => {
  expect(hiddenWords('key', 'a'.repeat(200)).length).toBeLessThanOrEqual(255);
});

it.each([
  ['rosa@home.example', true],
  ['(503) 555-0170', true],
  ['lost dog', false],
])('%s is personal: %s', (typed, expected) => expect(isPersonal(typed)).toBe(expected));
