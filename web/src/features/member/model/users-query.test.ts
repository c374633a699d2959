import { describe, expect, it } from 'vitest';
import { directoryQuery } from './directory-query';
import { usersQuery } from './users-query';

const read = (text: string) => usersQuery.parse(new URLSearchParams(text));
const write = (text: string) => String(usersQuery.format(read(text)));

describe('the Users tab in its address', () => {
  it('is complete', () => {
    expect(read('role=pet_owner&page=3&search=Ann%20Lee&sort=date_desc&verified=false')).toEqual({
      role: 'pet_owner',
      page: 3,
      search: 'Ann Lee',
      sort: 'date_desc',
      verified: 'false',
    });
  });

  it('comes back as it was written', () => {
    const text = 'role=pet_owner&page=3&search=Ann+Lee&sort=date_desc&verified=true';
    expect(write(text)).toBe(text);
  });

  it('leaves out what goes without saying', () => {
    expect(write('')).toBe('');
    expect(write('page=1&sort=name_asc&search=&role=&verified=')).toBe('');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=x',
    'sort=toString',
    'sort=x',
    'role=king',
    'role=admin',
    'verified=maybe',
  ])('reads %s as if it were not there', (text) => expect(read(text)).toEqual(read('')));

  it('cuts a search that the server would refuse', () => {
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});

it('the Directory’s query starts the Directory at its first tab', () => {
  expect(directoryQuery.parse(new URLSearchParams('role=admin')).role).toBe('attorney');
  expect(
    String(directoryQuery.format(directoryQuery.parse(new URLSearchParams('role=foster')))),
  ).toBe('role=foster');
});
