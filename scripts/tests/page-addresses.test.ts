import { Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addressesIn, noPageLiterals, pageAddresses } from '../lib/page-addresses.mjs';

const ADDRESSES = pageAddresses(fileURLToPath(new URL('../..', import.meta.url)));

const linter = new Linter();
const messagesOf = (code: string) =>
  linter
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { pages: { rules: { 'no-page-literals': noPageLiterals(ADDRESSES) } } },
      rules: { 'pages/no-page-literals': 'error' },
    })
    .map(({ message }) => message);

describe('the lint rule on addresses of pages', () => {
  it.each(["'/users'", "'/users?verified=false'", '`/users/${id}`', '`/users${search}`'])(
    'refuses %s and names the file that has it',
    (literal) => {
      const [message, ...more] = messagesOf(`open(${literal});`);
      expect(message).toContain('take it from contract/src/member/pages.ts');
      expect(more).toEqual([]);
    },
  );

  it('refuses the address of a link', () => {
    expect(messagesOf('const link = <Link to="/pet-records/new" />;')).toHaveLength(1);
  });

  it('names the file of the longest address where two subjects share the beginning', () => {
    expect(messagesOf("open('/users/history');")[0]).toContain('contract/src/history/pages.ts');
    expect(messagesOf("open('/profile/security');")[0]).toContain('contract/src/session/pages.ts');
  });

  it.each(["'/'", "'/helpers'", "'/api/users'", "'users'", '`${origin}/users`'])(
    'lets %s pass',
    (literal) => expect(messagesOf(`open(${literal});`)).toEqual([]),
  );
});

it('an address ends before its first parameter or query', () => {
  const text = "{ a: '/a', b: (id) => `/b/${id}/more`, c: '/c?tab=d', d: `/e?id=${id}` }";
  const found = addressesIn('pages.ts', text).map(({ address }) => address);
  expect(found).toEqual(['/a', '/b', '/c', '/e']);
});

it('no address of a page is found before a longer one', () => {
  const lengths = ADDRESSES.map(({ address }) => address.length);
  expect(lengths.length).toBeGreaterThan(40);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
});
