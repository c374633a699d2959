import { expect, it } from 'vitest';
import { hiddenWords, isHiddenBeginning, isPersonal } from './hidden-words';

it('hidden words are the same for the same words and key, and say nothing of them', () => {
  const hidden = hiddenWords('key', 'jane doe');
  expect(hidden).toBe(hiddenWords('key', 'jane doe'));
  expect(hidden).not.toBe(hiddenWords('other', 'jane doe'));
  expect(hidden).not.toContain('jane');
});

it('half a word is known as the beginning of the whole one', () => {
  expect(isHiddenBeginning('key', hiddenWords('key', 'jane d'), 'jane doe')).toBe(true);
  expect(isHiddenBeginning('key', hiddenWords('key', 'jane x'), 'jane doe')).toBe(false);
  expect(isHiddenBeginning('key', 'jane', 'jane doe')).toBe(false);
});

it.each([
  ['rosa@home.example', true],
  ['(503) 555-0170', true],
  ['lost dog', false],
])('%s is personal: %s', (typed, expected) => expect(isPersonal(typed)).toBe(expected));
