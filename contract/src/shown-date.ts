/**
 * How days, times and time zones are written for people, in the portal, the panel, email and on paper (ruling 31).
 * Files of data and the API keep ISO 8601. Must not import zod.
 */

import { dayIn } from './calendar-days';

const LOCALE = 'en-US';

const STYLES = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  longDay: { year: 'numeric', month: 'long', day: 'numeric' },
  monthAndDay: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  weekdayThisYear: { weekday: 'short', month: 'short', day: 'numeric' },
  longWeekday: { weekday: 'long', year: 'numeric', month: 'short', day: 'numeric' },
  longWeekdayThisYear: { weekday: 'long', month: 'short', day: 'numeric' },
  dayAndClock: { dateStyle: 'medium', timeStyle: 'short' },
  clock: { hour: 'numeric', minute: '2-digit' },
  exact: { dateStyle: 'full', timeStyle: 'long' },
  zone: { timeZoneName: 'longGeneric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow and using one is fast, so each is made once. */
function formatOf(style: Style, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...STYLES[style], timeZone });
  formats.set(key, format);
  return format;
}

/**
 * A moment in one of the styles above, by the clocks of a time zone or, without one, of this device.
 * Some versions of `Intl` put a narrow space before AM and PM; here it is always the usual space.
 */
export const shownMoment = (style: Style, moment: Date, timeZone?: string): string =>
  formatOf(style, timeZone).format(moment).replaceAll('\u202f', ' ');

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** A calendar day (`2026-10-03`): `Oct 3, 2026`. */
export const shownDay = (day: string): string => shownMoment('day', noonOf(day), 'UTC');

/** The same with its weekday, because people plan by it: `Sat, Oct 3, 2026`. */
export const shownWeekday = (day: string): string => shownMoment('weekday', noonOf(day), 'UTC');

/** A month (`2026-11`) in three letters: `Nov`. */
export const shownMonth = (month: string): string =>
  shownMoment('monthAndDay', noonOf(`${month}-01`), 'UTC').slice(0, 3);

/** A time of day (`16:05`): `4:05 PM`. */
export const shownClock = (time: string): string =>
  shownMoment('clock', new Date(`2026-01-01T${time}:00Z`), 'UTC');

/** A time zone by its usual name: `Pacific`, `Central European`. */
export function shownZone(timeZone: string): string {
  const name = formatOf('zone', timeZone)
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name === 'GMT+00:00' ? timeZone : name.replace(/ Time$/, '');
}

/** A time zone to choose, with its place, because several have the same name: `Pacific, Los Angeles`. */
export function shownZoneAndPlace(timeZone: string): string {
  const [name, place] = [shownZone(timeZone), timeZone.split('/').at(-1)?.replaceAll('_', ' ')];
  return !place || place === name ? name : `${name}, ${place}`;
}

/** A day and time in a zone, with the year unless it is this year: `Sat, Oct 3, 4:05 PM Pacific` (ruling 31). */
export function shownWhen(day: string, time: string, timeZone: string, now = new Date()): string {
  if (day.slice(0, 4) !== dayIn(timeZone, now).slice(0, 4))
    return recordedWhen(day, time, timeZone);
  const shown = shownMoment('weekdayThisYear', noonOf(day), 'UTC');
  return `${shown}, ${shownClock(time)} ${shownZone(timeZone)}`;
}

/** The same with the year in any case, for records that are read years later: `Sat, Oct 3, 2026, 4:05 PM Pacific`. */
export const recordedWhen = (day: string, time: string, timeZone: string): string =>
  `${shownWeekday(day)}, ${shownClock(time)} ${shownZone(timeZone)}`;
