import { addDays } from '@hearthside/contract/calendar-days';
import { WEEKLY_MAIL_TIME } from '@hearthside/contract/notification/reading';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';
import { DAY_MS } from '../../../text/days';

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The last Monday morning that has come in a time zone: its day, and the moment up to which its mail lists. */
export function latestWeek(timeZone: string, now: Date): { week: string; until: Date } {
  const monday = mondayOf(clockIn(timeZone, now).day);
  const until = momentOf(monday, WEEKLY_MAIL_TIME, timeZone);
  if (until <= now) return { week: monday, until };
  const week = addDays(monday, -7);
  return { week, until: momentOf(week, WEEKLY_MAIL_TIME, timeZone) };
}

/**
 * Until when a mail that is written now is of use: until the mail of the next Monday. One that is caught up less than
 * a day before that has another week, so that it is not lost in quiet hours or in the queue.
 */
export function usefulUntilIn(timeZone: string, now: Date): Date {
  const { week } = latestWeek(timeZone, new Date(now.getTime() + DAY_MS));
  return momentOf(addDays(week, 7), WEEKLY_MAIL_TIME, timeZone);
}
