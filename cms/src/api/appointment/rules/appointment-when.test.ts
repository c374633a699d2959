import { dayIn } from '@hearthside/contract/calendar-days';
import { describe, expect, it } from 'vitest';
import { momentsOf, requireToCome, shownWhen, recordedWhen } from './appointment-when';

const NEW_YORK = 'America/New_York';
const starts = (date: string, time: string, timeZone: string) =>
  momentsOf({ date, time, timeZone, minutes: 45 }).startsAt.toISOString();

describe('the start of an appointment', () => {
  it('is calculated in its own time zone', () => {
    expect(starts('2026-12-04', '10:00', 'Europe/Berlin')).toBe('2026-12-04T09:00:00.000Z');
    expect(starts('2026-12-04', '10:00', NEW_YORK)).toBe('2026-12-04T15:00:00.000Z');
  });

  it('follows clock changes', () => {
    // Forward at 2:00 on March 8, 2026, back at 2:00 on November 1.
    expect(starts('2026-03-07', '10:00', NEW_YORK)).toBe('2026-03-07T15:00:00.000Z');
    expect(starts('2026-03-08', '10:00', NEW_YORK)).toBe('2026-03-08T14:00:00.000Z');
    // 2:30 does not exist that night in spring, and 1:30 exists twice in autumn.
    expect(starts('2026-03-08', '02:30', NEW_YORK)).toBe('2026-03-08T07:30:00.000Z');
    expect(starts('2026-11-01', '01:30', NEW_YORK)).toBe('2026-11-01T05:30:00.000Z');
    expect(starts('2026-11-01', '10:00', NEW_YORK)).toBe('2026-11-01T15:00:00.000Z');
  });

  it('is followed by its end after the given minutes, whatever the clocks do meanwhile', () => {
    const when = { date: '2026-03-08', time: '01:30', timeZone: NEW_YORK };
    const { startsAt, endsAt } = momentsOf({ ...when, minutes: 60 });
    expect(endsAt.getTime() - startsAt.getTime()).toBe(3_600_000);
  });
});

it('an appointment time in words includes its time zone, and for the history the year', () => {
  const when = { date: '2099-12-04', time: '10:00', timeZone: 'Europe/Berlin' };
  expect(shownWhen(when)).toBe('Fri, Dec 4, 2099, 10:00 AM Central European');
  // By the clocks there, where a year begins an hour before it does in UTC.
  const year = dayIn(when.timeZone, new Date()).slice(0, 4);
  const day = { ...when, date: `${year}-07-04` };
  expect(shownWhen(day)).toMatch(/^\w{3}, Jul 4, 10:00 AM Central European$/);
  expect(recordedWhen(day)).toContain(`Jul 4, ${year}, 10:00 AM`);
});

describe('a requested time', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const ask = (date: string, time: string, timeZone: string) => () =>
    requireToCome({ date, time, timeZone }, now);

  it('has to be later than now in its own time zone', () => {
    expect(ask('2026-11-22', '13:01', 'Europe/Berlin')).not.toThrow();
    expect(ask('2026-11-22', '13:00', 'Europe/Berlin')).toThrow('in the future');
    expect(ask('2026-11-22', '08:00', NEW_YORK)).not.toThrow();
    expect(ask('2026-11-21', '13:00', NEW_YORK)).toThrow('a day in the future');
    // It is already tomorrow there.
    expect(ask('2026-11-22', '23:59', 'Pacific/Kiritimati')).toThrow('in the future');
  });

  it('has to be one that the clocks show', () => {
    expect(ask('2027-03-14', '02:30', NEW_YORK)).toThrow('skip this time');
    expect(ask('2027-03-28', '02:30', 'Europe/Berlin')).toThrow('skip this time');
    expect(ask('2027-03-14', '02:30', 'Europe/Berlin')).not.toThrow();
  });

  it('has to be within the next year', () => {
    expect(ask('2027-11-23', '10:00', NEW_YORK)).not.toThrow();
    expect(ask('2027-11-24', '10:00', NEW_YORK)).toThrow('within the next year');
  });
});
