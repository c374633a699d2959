import { z } from 'zod';
import { DAY_PATTERN, isCalendarDate } from './is-calendar-date';

/** The message for a day that was typed but does not exist, or lies in another age: browsers give 0202-11-25. */
export const NO_SUCH_DAY = 'Please check the day and the year';

/** A date without a time: a text that no time zone shifts (ruling 28). The message is for a missing one. */
export const calendarDate = (message: string) =>
  z.string({ error: message }).refine(isCalendarDate, {
    error: ({ input }) => (DAY_PATTERN.test(String(input)) ? NO_SUCH_DAY : message),
  });
