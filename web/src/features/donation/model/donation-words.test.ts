import { expect, it } from 'vitest';
import { refundOf } from './donation-words';

it.each([
  [2500, 'a $25.00 refund'],
  [800, 'an $8.00 refund'],
  [8000, 'an $80.00 refund'],
  [1100, 'an $11.00 refund'],
  [1_800_000, 'an $18,000.00 refund'],
  [11_000, 'a $110.00 refund'],
  [18_500, 'a $185.00 refund'],
])('a refund of %i cents is named as it is read aloud: %s', (cents, words) =>
  expect(refundOf(cents)).toBe(words),
);
