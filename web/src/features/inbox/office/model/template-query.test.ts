import { expect, it } from 'vitest';
import { isNamed, templateQuery, withAnswer } from './template-query';

it('a "/" at the start of a line begins the choice of a saved answer', () => {
  expect(templateQuery('/', 1)).toEqual({ from: 0, words: '' });
  expect(templateQuery('Hello\n/open ho', 14)).toEqual({ from: 6, words: 'open ho' });
});

it('a "/" within a line, or before another line, is only a sign', () => {
  expect(templateQuery('and/or', 6)).toBeUndefined();
  expect(templateQuery('/usr/bin', 8)).toBeUndefined();
  expect(templateQuery('/open\nthen', 10)).toBeUndefined();
  expect(templateQuery(`/${'x'.repeat(41)}`, 42)).toBeUndefined();
});

it('a saved answer is found by the beginning of any of its words, whatever the accents', () => {
  expect(isNamed('Opening hours', 'hou')).toBe(true);
  expect(isNamed('Résumé', 'resu')).toBe(true);
  expect(isNamed('Opening hours', 'pen')).toBe(false);
});

it('an answer takes the place of what was typed, and the caret is behind it', () => {
  expect(withAnswer('Hi\n/op\nBye', 3, 6, 'We open at 9')).toEqual({
    text: 'Hi\nWe open at 9\nBye',
    caret: 15,
  });
});
