import { expect, it } from 'vitest';
import { keepsText } from './kept-text';

it('the text of a notice and of a message to the office is stored, and that of a link for an account is not', () => {
  expect(keepsText({ kind: 'appointment', digest: null })).toBe(true);
  expect(keepsText({ kind: null, digest: 'abc' })).toBe(true);
  expect(keepsText({ kind: null, digest: null })).toBe(false);
});
