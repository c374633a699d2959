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

it('the address of a socket, which has no host, keeps having none', () => {
  expect(withoutPassword('postgres://me:secret@/one?host=/var/run/postgresql')).toEqual({
    url: 'postgres://me@/one?host=%2Fvar%2Frun%2Fpostgresql',
    env: { PGPASSWORD: 'secret' },
  });
});

it('what is no address is refused without the password in it', () => {
  expect(() => withoutPassword('postgres://me:secret@[/one')).toThrow(
    /^DATABASE_URL is no address of a database\.$/,
  );
});
