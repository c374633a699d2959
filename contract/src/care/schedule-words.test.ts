import { expect, it } from 'vitest';
import { doseAmount, isPossibleDose } from './fields';
import type { Schedule } from './recurrence';
import { scheduleWords } from './schedule-words';

const plan = (more: Partial<Schedule>): Schedule => ({
  repeats: 'days',
  every: 1,
  weekdays: [],
  startsOn: '2026-11-26',
  endsOn: null,
  times: [],
  zone: 'America/Los_Angeles',
  ...more,
});

it.each([
  [{ repeats: 'once', times: ['08:00'] }, 'Once, on Nov 26, 2026 at 8:00 AM'],
  [{}, 'Every day, all day, from Nov 26, 2026'],
  [
    { every: 3, times: ['08:00', '20:30'], endsOn: '2026-12-31' },
    'Every 3 days at 8:00 AM and 8:30 PM, from Nov 26, 2026 until Dec 31, 2026',
  ],
  [
    { repeats: 'weeks', every: 2, times: ['08:00'] },
    'Every 2 weeks on Thursday at 8:00 AM, from Nov 26, 2026',
  ],
  [
    { repeats: 'weekdays', weekdays: [5, 1, 3] },
    'Every Monday, Wednesday and Friday, all day, from Nov 26, 2026',
  ],
  [
    { repeats: 'months', startsOn: '2027-01-31' },
    'Every month on day 31 or the last day, all day, from Jan 31, 2027',
  ],
  [{ repeats: 'months', every: 12 }, 'Every 12 months on day 26, all day, from Nov 26, 2026'],
] as const)('a schedule is described in a sentence: %o', (more, said) => {
  expect(scheduleWords(plan(more))).toBe(said);
});

it.each([
  ['0.5 ml', 0.5, true],
  ['1,5 tablets', 1.5, true],
  ['Half a tablet', null, true],
  ['0', 0, false],
  ['0.0 mg', 0, false],
  ['-2 mg', -2, false],
  ['10000 IU', 10_000, true],
  ['1000000000 mg', 1e9, false],
  ['1e9 mg', 1e9, false],
])('a dose of "%s" has the amount %s, possible: %s', (dose, amount, possible) => {
  expect([doseAmount(dose), isPossibleDose(dose)]).toEqual([amount, possible]);
});
