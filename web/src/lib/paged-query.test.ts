import { expect, it } from 'vitest';
import { pagedQuery } from './paged-query';

const read = (text: string) => pagedQuery.parse(new URLSearchParams(text));

it('comes back from an address as it was written', () => {
  const text = 'page=3&search=Ann+Lee';
  expect(read(text)).toEqual({ page: 3, search: 'Ann Lee' });
  expect(String(pagedQuery.format(read(text)))).toBe(text);
});

it('leaves out what goes without saying', () => {
  expect(String(pagedQuery.format(read('page=1&search=')))).toBe('');
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=x'])(
  'reads %s as if it were not there',
  (text) => expect(read(text)).toEqual({ page: 1, search: '' }),
);

it('cuts a search that the server would refuse', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
});
