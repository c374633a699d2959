import { expect, it } from 'vitest';
import { pagedQuery } from './paged-query';

const read = (text: string) => pagedQuery.parse(new URLSearchParams(text));

it('a paged query is the same when read back from the address', () => {
  const text = 'page=3&search=Ann+Lee';
  expect(read(text)).toEqual({ page: 3, search: 'Ann Lee' });
  expect(String(pagedQuery.format(read(text)))).toBe(text);
});

it('a paged query leaves default values out of the address', () => {
  expect(String(pagedQuery.format(read('page=1&search=')))).toBe('');
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=x'])(
  'a paged query ignores %s',
  (text) => expect(read(text)).toEqual({ page: 1, search: '' }),
);

it('a paged query cuts off a search that is longer than the server accepts', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
});
