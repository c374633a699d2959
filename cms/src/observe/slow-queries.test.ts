import { expect, it } from 'vitest';
import { SlowQueries } from './slow-queries';

const MINUTE_MS = 60_000;

it('equal queries are counted together, with their mean and their longest, slowest first', () => {
  const questions = new SlowQueries();
  questions.add('select a', 2, 0);
  questions.add('select b', 50, 0);
  questions.add('select a', 4, MINUTE_MS);
  expect(questions.slowest(10, MINUTE_MS)).toEqual([
    { text: 'select b', count: 1, meanMs: 50, maxMs: 50 },
    { text: 'select a', count: 2, meanMs: 3, maxMs: 4 },
  ]);
  expect(questions.slowest(1, MINUTE_MS)).toHaveLength(1);
});

it('a query of more than an hour ago is no longer listed', () => {
  const questions = new SlowQueries();
  questions.add('select a', 2, 0);
  expect(questions.slowest(10, 59 * MINUTE_MS)).toHaveLength(1);
  expect(questions.slowest(10, 61 * MINUTE_MS)).toEqual([]);
});

it('of a flood of different queries the slowest are kept, and not more than a few hundred', () => {
  const questions = new SlowQueries();
  questions.add('the slowest', 1000, 0);
  for (let at = 0; at < 5000; at += 1) questions.add(`select ${at}`, at % 7, 0);
  const kept = questions.slowest(10_000, 0);
  expect(kept[0]?.text).toBe('the slowest');
  expect(kept.length).toBeLessThanOrEqual(300);
});
