import { describe, expect, it } from 'vitest';
import {
  shownClock,
  shownDay,
  shownMoment,
  shownMonth,
  shownWeekday,
  shownWhen,
  shownZone,
  shownZoneAndPlace,
} from './shown-date';

describe('a date in the American way', () => {
  it.each([
    ['2026-09-08', 'Tue, Sep 8, 2026'],
    ['2026-05-01', 'Fri, May 1, 2026'],
    ['2028-02-29', 'Tue, Feb 29, 2028'],
  ])('writes %s with its weekday: %s', (day, shown) => {
    expect(shownWeekday(day)).toBe(shown);
    expect(shown).toContain(shownDay(day));
  });

  it('writes every month in three letters', () => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const shown = months.map((month) => shownMonth(`2026-${month}`)).join(' ');
    expect(shown).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['09:30', '9:30 AM'],
    ['12:00', '12:00 PM'],
    ['16:05', '4:05 PM'],
  ])('writes the time %s as %s', (time, shown) => expect(shownClock(time)).toBe(shown));

  it('puts a usual space before AM and PM, whatever the version of Intl', () => {
    const at = new Date('2026-11-30T18:00:05Z');
    expect(shownMoment('exact', at, 'America/Los_Angeles')).toBe(
      'Monday, November 30, 2026 at 10:00:05 AM PST',
    );
  });
});

it.each([
  ['America/Los_Angeles', 'Pacific', 'Pacific, Los Angeles'],
  ['America/New_York', 'Eastern', 'Eastern, New York'],
  ['Europe/Berlin', 'Central European', 'Central European, Berlin'],
  ['Australia/Lord_Howe', 'Lord Howe', 'Lord Howe'],
  ['UTC', 'UTC', 'UTC'],
])('the time zone %s is shown as %s, and to choose from as %s', (zone, name, choice) => {
  expect([shownZone(zone), shownZoneAndPlace(zone)]).toEqual([name, choice]);
});

it('a day and time of this year are shown without the year, and others with it', () => {
  const zone = 'America/Los_Angeles';
  const now = new Date('2027-01-01T07:59:00Z');
  expect(shownWhen('2026-11-30', '10:00', zone, now)).toBe('Mon, Nov 30, 10:00 AM Pacific');
  expect(shownWhen('2027-01-04', '16:30', zone, now)).toBe('Mon, Jan 4, 2027, 4:30 PM Pacific');
});
