import { afterEach, expect, it } from 'vitest';
import { timeZoneName } from './time-zone';

const before = process.env.TZ;
afterEach(() => {
  process.env.TZ = before;
});

it.each([
  ['America/Los_Angeles', '2026-07-01', 'America/Los Angeles, GMT-7'],
  ['America/Los_Angeles', '2026-12-01', 'America/Los Angeles, GMT-8'],
  ['Asia/Kolkata', '2026-12-01', 'GMT+5:30'],
  ['UTC', '2026-12-01', 'UTC'],
])('the time zone in %s on %s is written as %s', (zone, day, name) => {
  process.env.TZ = zone;
  expect(timeZoneName(new Date(`${day}T12:00:00Z`))).toContain(name);
});
