import { z } from 'zod';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a calendar day, written `2026-11-20`, between 1900 and 2199. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < 1900 || year > 2199) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The message for a day that was typed but does not exist, or lies in another age: browsers give 0202-11-25. */
export const NO_SUCH_DAY = 'Please check the day and the year';

/** A date without a time: a text that no time zone shifts (ruling 28). The message is for a missing one. */
export const calendarDate = (message: string) =>
  z.string({ error: message }).refine(isCalendarDate, {
    error: ({ input }) => (PATTERN.test(String(input)) ? NO_SUCH_DAY : message),
  });
