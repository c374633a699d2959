import { expect, it } from 'vitest';
import { groups } from '../lib/run-suites.mjs';
import { SUITES } from '../lib/suites.mjs';

const named = (...names: string[]) => SUITES.filter(({ name }) => names.includes(name));
const names = (suites: typeof SUITES) => groups(suites).map((group) => group.map((s) => s.name));

it('runs the same tests on both databases at once, everything else by itself', () => {
  expect(names(named('web', 'api on SQLite', 'api on PostgreSQL', 'e2e'))).toEqual([
    ['web'],
    ['api on SQLite', 'api on PostgreSQL'],
    ['e2e'],
  ]);
});

it('runs one of them alone where only one was asked for', () => {
  expect(names(named('web', 'api on PostgreSQL'))).toEqual([['web'], ['api on PostgreSQL']]);
});
