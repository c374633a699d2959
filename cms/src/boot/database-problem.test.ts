import { expect, it } from 'vitest';
import { connectionProblem, databaseProblem } from './database-problem';

const failed = (code: string) => Object.assign(new Error('at 10.0.0.7 for portal'), { code });

it.each([
  ['28P01', 'PostgreSQL rejects the user name or password in DATABASE_URL (28P01).'],
  ['3D000', 'PostgreSQL has no database with the name in DATABASE_URL. Create it first (3D000).'],
  [
    'ENOTFOUND',
    'PostgreSQL can’t be reached at the host and port in DATABASE_URL (ENOTFOUND). Check that it is running.',
  ],
  ['XX000', 'The portal can’t connect to PostgreSQL (XX000).'],
])('a connection that fails with %s is explained without the address', (code, said) => {
  expect(connectionProblem(failed(code))).toBe(said);
});

it('a server that is silent is said to be out of reach', () => {
  expect(connectionProblem(new Error('timeout expired'))).toContain('(no answer)');
});

it('a port on which nobody listens is named as the reason', async () => {
  const settings = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' };
  expect(await databaseProblem(settings)).toContain('can’t be reached');
  expect(await databaseProblem(settings)).toContain('ECONNREFUSED');
});

it('a portal with SQLite, and settings that are wrong themselves, are not asked for a connection', async () => {
  expect(await databaseProblem({})).toBeUndefined();
  expect(await databaseProblem({ DATABASE_CLIENT: 'postgres' })).toBeUndefined();
  expect(
    await databaseProblem({ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'nowhere' }),
  ).toBeUndefined();
});
