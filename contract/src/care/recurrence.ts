/**
 * When a care task is due: its schedule, and the times that follow from it. Days are calendar days in the zone of the
 * animal's home. Nothing here walks from the start of a schedule, so that a task of ten years costs as much as one of
 * today (docs/decisions/099). Must not import zod.
 */
import { addDays, daysBetween } from '../calendar-days';
import { clockIn, momentOf } from '../zoned-time';

/** How a task repeats. */
export const REPEATS = ['once', 'days', 'weeks', 'months', 'weekdays'] as const;
export type Repeats = (typeof REPEATS)[number];

/** When a task is due. Weekdays are numbered from 0, Sunday. */
export interface Schedule {
  repeats: Repeats;
  /** Every so many days, weeks or months. */
  every: number;
  weekdays: readonly number[];
  startsOn: string;
  endsOn: string | null;
  /** Times of day in order; none for a task of the whole day. */
  times: readonly string[];
  /** The time zone of the animal's home. */
  zone: string;
}

/** One time a task is due. Without a time of day it is due by the end of the day. */
export interface Occurrence {
  day: string;
  time: string | null;
}

const WEEK = 7;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const later = (one: string, other: string) => (one > other ? one : other);

/** A day of the month that many months after January of the year 0, or the month's last if it is shorter. */
function dayOfMonth(months: number, date: number): string {
  const [year, month] = [Math.floor(months / 12), months % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

function nextMonthly({ startsOn, every }: Schedule, day: string): string {
  const [start, date] = [monthNumber(startsOn), Number(startsOn.slice(8))];
  const steps = Math.floor((monthNumber(day) - start) / every);
  // The day may lie after this month's, and then the next one counts.
  const here = dayOfMonth(start + steps * every, date);
  return here >= day ? here : dayOfMonth(start + (steps + 1) * every, date);
}

function nextWeekday({ weekdays }: Schedule, day: string): string | null {
  const from = weekdayOf(day);
  const ahead = weekdays.map((weekday) => (weekday - from + WEEK) % WEEK);
  return ahead.length > 0 ? addDays(day, Math.min(...ahead)) : null;
}

function nextBySteps(startsOn: string, step: number, day: string): string {
  return addDays(startsOn, Math.ceil(daysBetween(startsOn, day) / step) * step);
}

/** The first day from this one on that has the task; null if there is none any more. */
export function dayFrom(schedule: Schedule, day: string): string | null {
  const { repeats, every, startsOn, endsOn } = schedule;
  if (repeats === 'once') return startsOn >= day ? startsOn : null;
  const from = later(startsOn, day);
  const found =
    repeats === 'weekdays'
      ? nextWeekday(schedule, from)
      : repeats === 'months'
        ? nextMonthly(schedule, from)
        : nextBySteps(startsOn, repeats === 'weeks' ? every * WEEK : every, from);
  return found === null || (endsOn !== null && found > endsOn) ? null : found;
}

/** The times of a day that has the task. */
const timesOf = ({ times }: Pick<Schedule, 'times'>): readonly (string | null)[] =>
  times.length > 0 ? times : [null];

/** What is due from one day to another, both included, in order. */
export function occurrencesBetween(
  schedule: Schedule,
  fromDay: string,
  toDay: string,
): Occurrence[] {
  const found: Occurrence[] = [];
  let day = dayFrom(schedule, fromDay);
  while (day !== null && day <= toDay) {
    for (const time of timesOf(schedule)) found.push({ day, time });
    day = dayFrom(schedule, addDays(day, 1));
  }
  return found;
}

/** A text by which occurrences are in order. What has the whole day comes last on it. */
export const occurrenceKey = ({ day, time }: Occurrence): string => `${day} ${time ?? '24:00'}`;

/** The first occurrence after another one; without another, the first of all. */
export function occurrenceAfter(schedule: Schedule, after: Occurrence | null): Occurrence | null {
  const from = after?.day ?? schedule.startsOn;
  for (let day = dayFrom(schedule, from); day !== null; day = dayFrom(schedule, addDays(day, 1))) {
    for (const time of timesOf(schedule)) {
      const one = { day, time };
      if (!after || occurrenceKey(one) > occurrenceKey(after)) return one;
    }
  }
  return null;
}

/** Whether the schedule has this occurrence. */
export const hasOccurrence = (schedule: Schedule, { day, time }: Occurrence): boolean =>
  dayFrom(schedule, day) === day && timesOf(schedule).includes(time);

/** The moment from which an open occurrence is overdue: its time, or the end of its day. */
export const dueAt = ({ day, time }: Occurrence, zone: string): Date =>
  time === null ? momentOf(addDays(day, 1), '00:00', zone) : momentOf(day, time, zone);

/** The clock of a zone at a moment, to compare many occurrences with. */
export interface ZonedNow {
  zone: string;
  now: Date;
  day: string;
}
export const zonedNow = (zone: string, now: Date): ZonedNow => ({
  zone,
  now,
  day: clockIn(zone, now).day,
});

/** Whether an occurrence is past. On any day but the current one the day alone tells. */
export const isPast = (one: Occurrence, { zone, now, day }: ZonedNow): boolean =>
  one.day === day ? dueAt(one, zone) <= now : one.day < day;

/** How long it is from an occurrence to the nearest other one, in milliseconds; null for the only one. */
export function intervalAt(schedule: Schedule, one: Occurrence): number | null {
  const at = dueAt(one, schedule.zone).getTime();
  const next = occurrenceAfter(schedule, one);
  const before = occurrenceBefore(schedule, one);
  const gaps = [next, before]
    .filter((other) => other !== null)
    .map((other) => Math.abs(dueAt(other, schedule.zone).getTime() - at));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

/** The longest interval between two days of a schedule. */
const stepDays = ({ repeats, every }: Schedule): number =>
  ({ once: 0, days: every, weeks: every * WEEK, months: every * 31, weekdays: WEEK })[repeats];

/**
 * The latest occurrence that is past by the clock of its home, and before that time of that day if one is given; null
 * if there is none. What lies ahead today is passed over, however far the days that are asked for reach.
 */
export function latestPast(
  schedule: Schedule,
  clock: ZonedNow,
  before?: Occurrence,
): Occurrence | null {
  const tomorrow = { day: addDays(clock.day, 1), time: '' };
  const isEarlier = before && occurrenceKey(before) < occurrenceKey(tomorrow);
  let one = occurrenceBefore(schedule, isEarlier ? before : tomorrow);
  while (one && !isPast(one, clock)) one = occurrenceBefore(schedule, one);
  return one;
}

/** The last occurrence before another one, or before that time of that day; null if there is none. */
export function occurrenceBefore(schedule: Schedule, one: Occurrence): Occurrence | null {
  const { repeats, startsOn, endsOn } = schedule;
  const last = repeats === 'once' ? startsOn : (endsOn ?? one.day);
  const until = one.day < last ? one.day : last;
  const key = occurrenceKey(one);
  let found: Occurrence | null = null;
  let day = dayFrom(schedule, addDays(until, -stepDays(schedule)));
  while (day !== null && day <= until) {
    for (const time of timesOf(schedule)) {
      if (occurrenceKey({ day, time }) < key) found = { day, time };
    }
    day = dayFrom(schedule, addDays(day, 1));
  }
  return found;
}
