import { expect, it } from 'vitest';
import { isCounted, renewedUntil } from './renewed-until';

it.each([
  ['in time', '2027-03-01', '2026-11-20', '2028-03-01'],
  ['due', '2026-11-25', '2026-11-20', '2027-11-25'],
  ['on the day itself', '2026-11-20', '2026-11-20', '2027-11-20'],
  ['on the last day of grace', '2026-10-21', '2026-11-20', '2027-10-21'],
  ['a day later it has lapsed', '2026-10-20', '2026-11-20', '2027-11-20'],
  ['without a membership', null, '2026-11-20', '2027-11-20'],
  ['from February 29', '2028-02-29', '2028-02-10', '2029-02-28'],
  ['from the day after a leap day’s deadline', '2027-02-28', '2027-02-01', '2028-02-28'],
  ['given on February 29', null, '2028-02-29', '2029-02-28'],
  ['over the end of a year', '2026-12-31', '2026-12-31', '2027-12-31'],
])('a gift %s', (_when, deadline, givenOn, until) => {
  expect(renewedUntil(deadline, givenOn, 30)).toBe(until);
});

it('without grace days a membership lapses the day after', () => {
  expect(renewedUntil('2026-11-19', '2026-11-20', 0)).toBe('2027-11-20');
  expect(renewedUntil('2026-11-20', '2026-11-20', 0)).toBe('2027-11-20');
});

it.each([
  ['whose year is over, of a membership that goes on', '2027-03-01', '2025-10-20', true],
  ['whose year ends with the deadline', '2026-10-20', '2025-10-20', true],
  ['whose year is in its grace', '2027-03-01', '2025-10-21', false],
  ['in the grace of the deadline before', '2026-09-25', '2025-10-10', true],
  ['whose year goes beyond the deadline and its grace', '2026-09-19', '2025-10-20', false],
  ['without a membership', null, '2024-01-01', false],
])('a gift %s: deadline %s, given %s, in it already: %s', (_when, deadline, givenOn, counted) => {
  expect(isCounted(deadline, givenOn, { today: '2026-11-20', graceDays: 30 })).toBe(counted);
});
