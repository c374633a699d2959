import { expect, it } from 'vitest';
import { shortened } from './shortened';

it('a text that fits stays as it is', () => expect(shortened('paws', 4)).toBe('paws'));

it('a text that is too long ends in an ellipsis and is no longer than allowed', () =>
  expect(shortened('pawsome', 4)).toBe('paw…'));

it('a character of two units is left out whole', () => {
  expect(shortened('ab🐾🐾', 5)).toBe('ab🐾…');
  expect(shortened('ab🐾🐾', 4)).toBe('ab…');
});
