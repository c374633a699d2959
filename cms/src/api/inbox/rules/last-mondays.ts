import { addDays } from '@hearthside/contract/calendar-days';

/** The Mondays of the last weeks, the one of this day's week last. */
export function lastMondays(day: string, weeks: number): string[] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const last = addDays(day, -weekday);
  return Array.from({ length: weeks }, (_, at) => addDays(last, -7 * (weeks - 1 - at)));
}
