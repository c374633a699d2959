import { shownMoment } from '@hearthside/contract/shown-date';

const DAY = 86_400_000;

const ordinal = (day: number) => {
  const teen = day > 10 && day < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

const WORDS = {
  weekday: (day: Date) => shownMoment('longWeekdayThisYear', day, 'UTC').replace(/,.*/, ''),
  day: (day: Date) => ordinal(day.getUTCDate()),
  date: (day: Date) => shownMoment('longDay', day, 'UTC').replace(/,.*/, ''),
} as const;

const PLACEHOLDER = /\{(weekday|day|date)([+-]\d+)(w?)\}/g;

/** A day this many days from now, or the following Monday if it has to be a working day and is not. */
function dayFrom(now: number, days: number, working: boolean): Date {
  const day = new Date(now + days * DAY);
  const pastSaturday = (day.getUTCDay() + 1) % 7;
  return working && pastSaturday < 2 ? new Date(day.getTime() + (2 - pastSaturday) * DAY) : day;
}

/**
 * Fills days into a text that was written without knowing today's date: `{weekday+3}` is "Friday", `{day+11}` "2nd",
 * `{date-9}` "November 12", counted from now. With a trailing `w` the day is never a Saturday or a Sunday.
 */
export const withDays = (text: string, now: number): string =>
  text.replace(PLACEHOLDER, (_, form: keyof typeof WORDS, days: string, working: string) =>
    WORDS[form](dayFrom(now, Number(days), working !== '')),
  );
