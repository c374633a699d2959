import { describe, expect, it, vi } from 'vitest';
import { clockIn, isSkipped, isTimeZone, momentOf } from './zoned-time';

describe('momentOf', () => {
  it.each([
    ['2026-01-15', '09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
    ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
    ['2026-07-15', '00:00', 'Asia/Kolkata', '2026-07-14T18:30:00.000Z'],
    ['2026-12-31', '23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
    // This time does not exist: clocks go from 02:00 to 03:00.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // This time occurs twice: the first one counts.
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
  ])('finds the moment of %s %s in %s', (day, time, zone, moment) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(moment);
  });

  it('finds a moment at which clocks in that zone show the given time, all through a year', () => {
    const wrong: string[] = [];
    for (const zone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC']) {
      for (let hour = 0; hour < 365 * 24; hour += 31) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour));
        const { day, time } = clockIn(zone, moment);
        const again = clockIn(zone, momentOf(day, time, zone));
        if (again.day !== day || again.time !== time) wrong.push(`${day} ${time} ${zone}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['2027-03-14', '02:00', 'America/New_York', true],
  ['2027-03-14', '02:59', 'America/New_York', true],
  ['2027-03-14', '01:59', 'America/New_York', false],
  ['2027-03-14', '03:00', 'America/New_York', false],
  ['2027-03-28', '02:30', 'Europe/Berlin', true],
  // A time that occurs twice is not skipped.
  ['2026-10-25', '02:30', 'Europe/Berlin', false],
  // Only half an hour is skipped.
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', true],
  ['2026-10-04', '02:45', 'Australia/Lord_Howe', false],
  ['2027-03-14', '02:30', 'UTC', false],
])('the clocks skip %s %s in %s: %s', (day, time, zone, skipped) => {
  expect(isSkipped(day, time, zone)).toBe(skipped);
});

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Mars/Phobos', false],
  ['', false],
  ['+02:00', false],
  ['x'.repeat(100), false],
])('isTimeZone recognizes whether %s is a time zone', (name, expected) =>
  expect(isTimeZone(name)).toBe(expected),
);

it('a zone takes up memory once, however its name is spelled', () => {
  const Format = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
    return new Format(...given);
  });
  const spellings = ['Indian/Chagos', 'indian/chagos', 'INDIAN/CHAGOS', 'iNDIAN/cHAGOS'];
  const moments = spellings.map((zone) => momentOf('2026-07-15', '09:00', zone).toISOString());
  expect(new Set(moments)).toEqual(new Set(['2026-07-15T03:00:00.000Z']));
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
