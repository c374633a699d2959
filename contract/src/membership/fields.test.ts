import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar-days';
import {
  deadlinesOf,
  MEMBERSHIP_STATUSES,
  membershipStatus,
  REMINDER_OFFSETS,
  reminderDay,
  type MembershipStatus,
} from './fields';

const TODAY = '2026-11-22';

describe('a membership’s status', () => {
  it.each([
    [31, 'active'],
    [30, 'due'],
    [0, 'due'],
    [-1, 'grace'],
    [-30, 'grace'],
    [-31, 'lapsed'],
  ] as const)('is, %i days before its deadline, %s', (left, status) => {
    expect(membershipStatus(addDays(TODAY, left), TODAY, 30)).toBe(status);
  });

  it('matches the list’s filter: every deadline fits exactly one status', () => {
    for (const grace of [0, 1, 30]) {
      for (let left = -70; left <= 70; left++) {
        const day = addDays(TODAY, left);
        const fits = (Object.keys(MEMBERSHIP_STATUSES) as MembershipStatus[]).filter((status) => {
          const { from, to } = deadlinesOf(status, TODAY, grace);
          return (!from || day >= from) && (!to || day <= to);
        });
        expect(fits).toEqual([membershipStatus(day, TODAY, grace)]);
      }
    }
  });
});

it('reminders are due 30, 7 and 1 days before the deadline and the day after it', () => {
  expect(REMINDER_OFFSETS.map((offset) => reminderDay('2026-03-01', offset))).toEqual([
    '2026-01-30',
    '2026-02-22',
    '2026-02-28',
    '2026-03-02',
  ]);
});
