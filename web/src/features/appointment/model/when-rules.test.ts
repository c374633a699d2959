import { expect, it } from 'vitest';
import { checkToCome } from './when-rules';

const issueOf = (date: string, time: string, timeZone: string) => {
  const told: unknown[] = [];
  checkToCome({ date, time, timeZone }, { addIssue: (issue) => told.push(issue) });
  return told;
};

it('the check of a time refuses an hour that the clocks skip', () => {
  const skipped = { path: ['time'], message: expect.stringContaining('skip this time') };
  expect(issueOf('2027-03-14', '02:30', 'America/New_York')).toMatchObject([skipped]);
  expect(issueOf('2027-03-28', '02:30', 'Europe/Berlin')).toMatchObject([skipped]);
});
