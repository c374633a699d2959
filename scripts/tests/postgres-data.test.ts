import { expect, it } from 'vitest';
import { withoutPassword } from '../lib/postgres-data.mjs';

it.each([
  ['postgres://me:p%40ss@db:5432/one?sslmode=require', 'postgres://me@db:5432/one?sslmode=require'],
  ['postgres://me@db/one?password=p%40ss', 'postgres://me@db/one'],
])('the password of %s is passed in the environment', (address, url) => {
  expect(withoutPassword(address)).toEqual({ url, env: { PGPASSWORD: 'p@ss' } });
});

it('an address without a password stays as it is', () => {
  const url = 'postgres://me@db/one';
  expect(withoutPassword(url)).toEqual({ url, env: {} });
});
