import { expect, it } from 'vitest';
import { lastMondays } from './last-mondays';

it('the last weeks begin on Mondays, and this week is the last of them', () => {
  expect(lastMondays('2026-11-27', 3)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
});

it('a Monday begins its own week, and a Sunday ends one', () => {
  expect(lastMondays('2026-11-23', 1)).toEqual(['2026-11-23']);
  expect(lastMondays('2026-11-29', 1)).toEqual(['2026-11-23']);
});
