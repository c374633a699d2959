import { expect, it } from 'vitest';
import { pagedQuery } from './paged-query';

const read = (text: string) => pagedQuery.parse(new URLSearchParams(text));

it('a paged query comes back from an address as it was written', () => {
  const text = 'page=3&search=Ann+Lee';
  expect(read(text)).toEqual({ page: 3, search: 'Ann Lee' });
  expect(String(pagedQuery.format(read(text)))).toBe(text);
});

it('a paged query leaves out what goes without saying', () => {
  expect(String(pagedQuery.format(read('page=1&search=')))).toBe('');
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=x'])(
  'a paged query reads %s as if it were not there',
  (text) => expect(read(text)).toEqual({ page: 1, search: '' }),
);

it('a paged query cuts a search that the server would refuse', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
});
