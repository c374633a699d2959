import { describe, expect, it } from 'vitest';
import { addDays, addYears, dayIn, daysBetween } from './calendar-days';

describe('calendar arithmetic', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // Clocks change in between. Days do not.
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
  ])('starts at %s, adds %i days and counts them back', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it.each([
    ['2026-05-01', 1, '2027-05-01'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2027-02-28', 1, '2028-02-28'],
    ['2027-05-01', -1, '2026-05-01'],
  ])('starts at %s and adds %i years', (day, years, expected) =>
    expect(addYears(day, years)).toBe(expected),
  );
});

it.each([
  ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21'],
  ['America/New_York', '2026-11-22T05:00:00Z', '2026-11-22'],
  ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('dayIn finds the day in %s at %s', (zone, moment, day) =>
  expect(dayIn(zone, new Date(moment))).toBe(day),
);
