import { describe, expect, it } from 'vitest';
import { centsOf, readMoney, shownMoney, typedMoney } from './money';

describe('typed money', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    [' $1,234.50 ', 123_450],
    ['0.01', 1],
    ['0', 0],
    ['10,000,000', 1_000_000_000],
  ])('reads %s', (typed, cents) => expect(readMoney(typed)).toBe(cents));

  it.each([
    '',
    'x',
    '-1',
    '1.234',
    '1e3',
    '12,5',
    '1,23',
    '.5',
    '10,000,000.01',
    'NaN',
    '0x10',
    '１２',
  ])('refuses %s', (typed) => expect(readMoney(typed)).toBeNull());

  it('reads the same amount from the text that a field shows', () => {
    for (const cents of [0, 1, 10, 99, 100, 123_456, 999_999_999]) {
      expect(readMoney(typedMoney(cents))).toBe(cents);
    }
  });
  it('is shown with two decimals', () => {
    expect([0, 5, 123_450].map(shownMoney)).toEqual(['$0.00', '$0.05', '$1,234.50']);
  });
});

describe('money from another service', () => {
  it.each([
    [25, 2500],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.115, 812],
    [0, 0],
    ['25.00', 2500],
    [10_000_000, 1_000_000_000],
  ])('reads %s dollars', (dollars, cents) => expect(centsOf(dollars)).toBe(cents));

  it.each([
    -1,
    Number.NaN,
    Infinity,
    -0.01,
    10_000_000.01,
    '',
    ' ',
    'ten',
    '0x10',
    '1e3',
    null,
    undefined,
    {},
    [5],
    true,
  ])('refuses %s', (dollars) => expect(centsOf(dollars)).toBeNull());
});
