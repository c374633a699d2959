import { expect, it } from 'vitest';
import { isMailToken } from './mail-token';

it('the check of an emailed token recognizes a link that was cut off', () => {
  expect(isMailToken('')).toBe(false);
  expect(isMailToken('abc')).toBe(false);
  expect(isMailToken('x'.repeat(43))).toBe(true);
  expect(isMailToken('x'.repeat(101))).toBe(false);
});
