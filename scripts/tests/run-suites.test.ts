import { expect, it } from 'vitest';
import { groups, lanes } from '../lib/run-suites.mjs';
import { SUITES } from '../lib/suites.mjs';

const named = (...names: string[]) => SUITES.filter(({ name }) => names.includes(name));
const names = (suites: typeof SUITES) => groups(suites).map((group) => group.map((s) => s.name));

it('the long tests and the other journeys run beside those on PostgreSQL, everything else on its own', () => {
  const asked = ['web', 'long on SQLite', 'long on PostgreSQL', 'other journeys', 'other browsers'];
  expect(names(named(...asked))).toEqual([
    ['web'],
    ['long on SQLite', 'long on PostgreSQL', 'other journeys'],
    ['other browsers'],
  ]);
});

it('the other journeys wait for the long tests, and not for those on PostgreSQL', () => {
  const group = named('long on SQLite', 'long on PostgreSQL', 'other journeys');
  expect(lanes(group).map((lane) => lane.map(({ name }) => name))).toEqual([
    ['long on SQLite', 'other journeys'],
    ['long on PostgreSQL'],
  ]);
});

it('a long test runs on its own if only one was requested', () => {
  expect(names(named('web', 'long on PostgreSQL'))).toEqual([['web'], ['long on PostgreSQL']]);
});

it('the API’s tests run on SQLite as a short and a long part, and on PostgreSQL as one', () => {
  const parts = SUITES.filter(({ folder }) => folder === 'cms').map(({ long, env }) => [
    long === true,
    env?.DATABASE_CLIENT,
    env?.TEST_PART,
  ]);
  expect(parts).toEqual([
    [false, undefined, undefined],
    [false, 'sqlite', 'short'],
    [true, 'sqlite', 'long'],
    [true, 'postgres', 'second'],
  ]);
});
