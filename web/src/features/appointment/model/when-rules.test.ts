import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkToCome } from './when-rules';

beforeEach(() => vi.setSystemTime('2026-11-25T20:00:00Z'));
afterEach(() => vi.useRealTimers());

const issueOf = (date: string, time: string, timeZone: string) => {
  const told: unknown[] = [];
  checkToCome({ date, time, timeZone }, { addIssue: (issue) => told.push(issue) });
  return told;
};

it('the check of a time names the day if that is over, and the time if only that is', () => {
  const day = { path: ['date'], message: 'Please choose a day in the future' };
  const time = { path: ['time'], message: 'Please choose a time in the future' };
  expect(issueOf('2025-11-25', '23:00', 'America/New_York')).toMatchObject([day]);
  expect(issueOf('2026-11-25', '10:00', 'America/New_York')).toMatchObject([time]);
});

it('the check of a time refuses an hour that the clocks skip', () => {
  const skipped = { path: ['time'], message: expect.stringContaining('skip this time') };
  expect(issueOf('2027-03-14', '02:30', 'America/New_York')).toMatchObject([skipped]);
  expect(issueOf('2027-03-28', '02:30', 'Europe/Berlin')).toMatchObject([skipped]);
});
