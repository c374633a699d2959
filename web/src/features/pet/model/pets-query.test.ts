import { expect, it } from 'vitest';
import { petIdOf } from './pet-link';
import { petsQuery } from './pets-query';

const parse = (query: string) => petsQuery.parse(new URLSearchParams(query));

it('the pets query reads the list’s state from its address, and ignores invalid values', () => {
  expect(parse('page=2&search=moss&sort=email_desc')).toEqual({
    page: 2,
    search: 'moss',
    sort: 'email_desc',
  });
  expect(parse('page=-1&sort=toString')).toEqual({ page: 1, search: '', sort: 'name_asc' });
});

it('the pets query leaves default values out of the address', () => {
  const write = (query: string) => String(petsQuery.format(parse(query)));
  expect(write('page=1&sort=name_asc')).toBe('');
  expect(write('sort=name_desc&page=3')).toBe('page=3&sort=name_desc');
});

it.each([
  ['5', 5],
  ['0', 0],
  ['-5', 0],
  ['5x', 0],
  ['', 0],
  ['12345678901', 0],
])('the pets query reads the pet %j in an address as %i', (param, id) =>
  expect(petIdOf(param)).toBe(id),
);
