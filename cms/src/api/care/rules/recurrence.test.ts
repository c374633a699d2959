import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@hearthside/contract/calendar-days';
import { clockIn } from '@hearthside/contract/zoned-time';
import {
  dueAt,
  hasOccurrence,
  intervalAt,
  isPast,
  latestPast,
  occurrenceAfter,
  occurrenceBefore,
  occurrenceKey,
  occurrencesBetween,
  REPEATS,
  zonedNow,
  type Schedule,
} from '@hearthside/contract/care/recurrence';

const ZONES = ['America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe'];

const plan = (more: Partial<Schedule> = {}): Schedule => ({
  repeats: 'days',
  every: 1,
  weekdays: [],
  startsOn: '2026-01-01',
  endsOn: null,
  times: [],
  zone: 'America/New_York',
  ...more,
});
const days = (schedule: Schedule, from: string, to: string) =>
  occurrencesBetween(schedule, from, to).map(({ day }) => day);

const day = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2023-06-15', n));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    repeats: fc.constantFrom(...REPEATS),
    every: fc.integer({ min: 1, max: 40 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    startsOn: day,
    length: fc.option(fc.integer({ min: 0, max: 900 })),
    times: fc.uniqueArray(time, { maxLength: 4 }).map((times) => times.sort()),
    zone: fc.constantFrom(...ZONES),
  })
  .map(({ length, ...rest }) => ({
    ...rest,
    endsOn: length === null ? null : addDays(rest.startsOn, length),
  }));

/** What is due on a day, told without arithmetic: by walking from the first day. */
function isDueByWalking(schedule: Schedule, on: string): boolean {
  const { repeats, every, weekdays, startsOn, endsOn } = schedule;
  if (on < startsOn || (endsOn !== null && repeats !== 'once' && on > endsOn)) return false;
  const gone = daysBetween(startsOn, on);
  if (repeats === 'once') return gone === 0;
  if (repeats === 'days') return gone % every === 0;
  if (repeats === 'weeks') return gone % (every * 7) === 0;
  const [year, month, date] = on.split('-').map(Number) as [number, number, number];
  if (repeats === 'weekdays') {
    return weekdays.includes(new Date(Date.UTC(year, month - 1, date)).getUTCDay());
  }
  const [startYear, startMonth, startDate] = startsOn.split('-').map(Number) as [
    number,
    number,
    number,
  ];
  const months = (year - startYear) * 12 + month - startMonth;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return months % every === 0 && date === Math.min(startDate, last);
}

describe('a schedule', () => {
  it('has exactly the days that walking from its start finds, in any range', () => {
    fc.assert(
      fc.property(schedules, day, fc.integer({ min: 0, max: 120 }), (schedule, from, length) => {
        const range = Array.from({ length: length + 1 }, (_, n) => addDays(from, n));
        const walked = range.filter((one) => isDueByWalking(schedule, one));
        const found = occurrencesBetween(schedule, from, addDays(from, length));
        expect([...new Set(found.map((one) => one.day))]).toEqual(walked);
        const times = schedule.times.length > 0 ? schedule.times : [null];
        expect(found).toEqual(walked.flatMap((one) => times.map((at) => ({ day: one, time: at }))));
        expect(found.every((one) => hasOccurrence(schedule, one))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('gives one occurrence after the other, and the one before it', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const until = addDays(schedule.startsOn, 120);
        const walked = occurrencesBetween(schedule, schedule.startsOn, until);
        let last = null;
        for (const one of walked) {
          expect(occurrenceAfter(schedule, last)).toEqual(one);
          expect(occurrenceBefore(schedule, one)).toEqual(last);
          last = one;
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is due at the time that clocks show in its zone, and in the order of its times', () => {
    fc.assert(
      fc.property(schedules, day, (schedule, from) => {
        const found = occurrencesBetween(schedule, from, addDays(from, 40));
        const moments = found.map((one) => dueAt(one, schedule.zone).getTime());
        expect(moments.toSorted((one, other) => one - other)).toEqual(moments);
        for (const one of found.filter((each) => each.time !== null)) {
          const shown = clockIn(schedule.zone, dueAt(one, schedule.zone));
          expect(shown.day).toBe(one.day);
          // Later where clocks never show it.
          expect(shown.time >= (one.time ?? '')).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('distinguishes what is past as the moments do', () => {
    fc.assert(
      fc.property(schedules, day, time, (schedule, from, at) => {
        const now = new Date(`${from}T${at}:00Z`);
        const clock = zonedNow(schedule.zone, now);
        for (const one of occurrencesBetween(schedule, addDays(from, -2), addDays(from, 2))) {
          expect(isPast(one, clock)).toBe(dueAt(one, schedule.zone) <= now);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the latest past occurrence', () => {
  it('is the last of all before that moment, wherever the days asked for begin', () => {
    fc.assert(
      fc.property(schedules, day, time, fc.integer({ min: -3, max: 3 }), (schedule, on, at, by) => {
        const now = new Date(`${on}T${at}:00Z`);
        const clock = zonedNow(schedule.zone, now);
        const before = { day: addDays(on, by), time: '' };
        const past = occurrencesBetween(schedule, addDays(on, -50), addDays(on, 4)).filter(
          (one) => isPast(one, clock) && occurrenceKey(one) < occurrenceKey(before),
        );
        const found = latestPast(schedule, clock, before);
        if (past.length > 0) expect(found).toEqual(past.at(-1));
        else expect(found === null || found.day < addDays(on, -50)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('passes over the evening dose where it is tomorrow already for whoever asks', () => {
    const tablet = plan({ times: ['08:00', '20:00'], zone: 'America/Los_Angeles' });
    // 01:00 in Berlin, 16:00 of the day before in Portland.
    const clock = zonedNow(tablet.zone, new Date('2026-11-21T00:00:00Z'));
    const missed = { day: '2026-11-20', time: '08:00' };
    expect(latestPast(tablet, clock, { day: '2026-11-21', time: '' })).toEqual(missed);
    expect(latestPast(tablet, clock)).toEqual(missed);
  });
});

describe('months', () => {
  it('begun on the 31st come on the last day of shorter months, and on the 31st again', () => {
    const monthly = plan({ repeats: 'months', startsOn: '2027-01-31' });
    expect(days(monthly, '2027-01-01', '2027-06-30')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
    ]);
    expect(days(monthly, '2028-02-01', '2028-02-29')).toEqual(['2028-02-29']);
  });

  it('begun on a leap day come each year, on February 28 where there is no 29th', () => {
    const yearly = plan({ repeats: 'months', every: 12, startsOn: '2024-02-29' });
    expect(days(yearly, '2024-01-01', '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });
});

describe('both changes of the clocks', () => {
  const daily = (zone: string, at: string) => plan({ zone, times: [at] });
  it.each([
    // Clocks go forward from 2:00 to 3:00, and what is due at 2:30 that day is an hour later.
    ['America/New_York', '02:30', '2027-03-14', '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '08:00', '2027-03-13', '2027-03-13T13:00:00.000Z'],
    ['America/New_York', '08:00', '2027-03-14', '2027-03-14T12:00:00.000Z'],
    // Clocks go back, and of the two times the first counts.
    ['America/New_York', '01:30', '2027-11-07', '2027-11-07T05:30:00.000Z'],
    ['America/New_York', '08:00', '2027-11-07', '2027-11-07T13:00:00.000Z'],
    ['Europe/Berlin', '02:30', '2027-03-28', '2027-03-28T01:30:00.000Z'],
    ['Europe/Berlin', '02:30', '2027-10-31', '2027-10-31T00:30:00.000Z'],
  ])('in %s at %s on %s', (zone, at, on, moment) => {
    const [one, ...more] = occurrencesBetween(daily(zone, at), on, on);
    expect(more).toEqual([]);
    expect(dueAt(one as NonNullable<typeof one>, zone).toISOString()).toBe(moment);
  });

  it('leave what has the whole day due by the end of a day of 23 or 25 hours', () => {
    const end = (on: string) => dueAt({ day: on, time: null }, 'America/New_York').toISOString();
    expect([end('2027-03-14'), end('2027-11-07')]).toEqual([
      '2027-03-15T04:00:00.000Z',
      '2027-11-08T05:00:00.000Z',
    ]);
  });
});

it('what was due last is found long after a task has ended', () => {
  const before = (more: Partial<Schedule>) =>
    occurrenceBefore(plan({ startsOn: '2026-01-31', ...more }), { day: '2027-05-01', time: '' });
  expect(before({ repeats: 'once' })).toEqual({ day: '2026-01-31', time: null });
  expect(before({ endsOn: '2026-03-02', times: ['08:00'] })).toEqual({
    day: '2026-03-02',
    time: '08:00',
  });
  expect(before({ repeats: 'months', every: 3, endsOn: '2026-07-30' })?.day).toBe('2026-04-30');
});

it('the interval of a dose is the time to the nearest other one', () => {
  const twice = plan({ times: ['08:00', '18:00'] });
  expect(intervalAt(twice, { day: '2026-02-01', time: '08:00' })).toBe(10 * 3_600_000);
  expect(intervalAt(plan({ repeats: 'once' }), { day: '2026-01-01', time: null })).toBe(null);
});

it('occurrences are in order by their key, those of the whole day last', () => {
  const keys = ['23:59', '08:00', null].map((at) => occurrenceKey({ day: '2026-01-01', time: at }));
  expect(keys.toSorted()).toEqual([keys[1], keys[0], keys[2]]);
});
