import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id, pageQuery, wholeNumber } from './list';

describe('a whole number', () => {
  const number = wholeNumber(1, 100);
  it.each(['1', '100', 5])('may be %j', (given) => {
    expect(number.parse(given)).toBe(Number(given));
  });
  it.each([
    '',
    ' ',
    '0',
    '01',
    '007',
    '-1',
    '1.5',
    '1e1',
    '0x1',
    '101',
    'NaN',
    '\u0661',
    '9'.repeat(20),
    0,
    1.5,
    101,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    true,
    [],
    ['1'],
    {},
  ])('is not %j', (given) => expect(number.safeParse(given).success).toBe(false));
});

it('an id fits into the database column', () => {
  expect(id.safeParse('2147483647').success).toBe(true);
  expect(id.safeParse('2147483648').success).toBe(false);
});

describe('the query of a page', () => {
  const query = z.strictObject(pageQuery);
  it('has default values', () =>
    expect(query.parse({})).toEqual({ page: 1, limit: 10, search: '' }));
  it('trims the search and removes control characters', () => {
    expect(query.parse({ search: '  a\u0001b\n ' }).search).toBe('a b');
    for (const search of ['x'.repeat(201), 'a\u0000b', 'a\ud83d'])
      expect(query.safeParse({ search }).success).toBe(false);
  });
});
