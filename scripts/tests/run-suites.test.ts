import { expect, it } from 'vitest';
import { groups } from '../lib/run-suites.mjs';
import { SUITES } from '../lib/suites.mjs';

const named = (...names: string[]) => SUITES.filter(({ name }) => names.includes(name));
const names = (suites: typeof SUITES) => groups(suites).map((group) => group.map((s) => s.name));

it('the long tests of both databases run at once, everything else by itself', () => {
  expect(names(named('web', 'long on SQLite', 'all on PostgreSQL', 'other journeys'))).toEqual([
    ['web'],
    ['long on SQLite', 'all on PostgreSQL'],
    ['other journeys'],
  ]);
});

it('one of them runs alone where only one was asked for', () => {
  expect(names(named('web', 'all on PostgreSQL'))).toEqual([['web'], ['all on PostgreSQL']]);
});

it('every suite is in npm test or in npm run test:all, and no test file of the API in neither', () => {
  const parts = SUITES.filter(({ folder }) => folder === 'cms').map(({ long, env }) => [
    long === true,
    env?.DATABASE_CLIENT,
    env?.TEST_PART,
  ]);
  expect(parts).toEqual([
    [false, undefined, undefined],
    [false, 'sqlite', 'short'],
    [true, 'sqlite', 'long'],
    [true, 'postgres', undefined],
  ]);
});
