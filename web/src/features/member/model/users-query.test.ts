import { describe, expect, it } from 'vitest';
import { directoryQuery } from './directory-query';
import { askedUsers, hasViewer, isNarrowed, NO_FILTERS, usersQuery } from './users-query';

const read = (text: string) => usersQuery.parse(new URLSearchParams(text));
const write = (text: string) => String(usersQuery.format(read(text)));

describe('the address of the Users tab', () => {
  it('contains the complete state', () => {
    expect(read('role=pet_owner&page=3&search=Ann%20Lee&sort=date_desc&verified=false')).toEqual({
      role: 'pet_owner',
      page: 3,
      search: 'Ann Lee',
      sort: 'date_desc',
      verified: 'false',
      ...NO_FILTERS,
    });
  });

  it('reads back as it was written', () => {
    const text = 'role=pet_owner&page=3&search=Ann+Lee&sort=date_desc&verified=true';
    expect(write(text)).toBe(text);
    const filters = 'city=Bend&state=Oregon&trust=7&membership=without&unseen=90&account=archived';
    expect(write(filters)).toBe(filters);
  });

  it('asks the server for the filters that are on, and for no others', () => {
    expect(askedUsers(read('state=Oregon&trust=7&unseen=30'))).toEqual({
      search: '',
      sort: 'name_asc',
      role: undefined,
      verified: undefined,
      state: 'Oregon',
      trust: 7,
      unseen: '30',
    });
    expect(askedUsers(read('account=archived'))).toMatchObject({ account: 'archived' });
    expect(hasViewer(read('account=archived'))).toBe(false);
    expect([isNarrowed(read('state=Oregon')), isNarrowed(read('search=x'))]).toEqual([true, false]);
    expect([hasViewer(read('')), hasViewer(read('city=Bend'))]).toEqual([true, false]);
  });

  it('leaves out default values', () => {
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
    'trust=x',
    'membership=perhaps',
    'unseen=1',
    'account=active',
  ])('ignores %s', (text) => expect(read(text)).toEqual(read('')));

  it('cuts off a search that is longer than the server accepts', () => {
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});

it('the Directory’s query starts at its first tab', () => {
  expect(directoryQuery.parse(new URLSearchParams('role=admin')).role).toBe('attorney');
  expect(
    String(directoryQuery.format(directoryQuery.parse(new URLSearchParams('role=foster')))),
  ).toBe('role=foster');
});
