import { addDays } from '@hearthside/contract/calendar-days';
import { WEEKLY_MAIL_TIME } from '@hearthside/contract/notification/reading';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';

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
