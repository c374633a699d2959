import { afterEach, expect, it } from 'vitest';
import { timeZoneName } from './time-zone';

const before = process.env.TZ;
afterEach(() => {
  process.env.TZ = before;
});

it.each([
  ['America/Los_Angeles', 'Pacific'],
  ['Asia/Kolkata', 'India Standard'],
  ['UTC', 'UTC'],
])('a device in the time zone %s shows it as %s', (zone, name) => {
  process.env.TZ = zone;
  expect(timeZoneName()).toBe(name);
});
