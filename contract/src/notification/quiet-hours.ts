import { addDays } from '../calendar-days';
import { clockIn, momentOf } from '../zoned-time';
import type { NotificationChoices } from './endpoints';

/**
 * When a member's quiet hours end, if this moment is within them; null otherwise. Calculated in absolute times, so
 * that a night with a clock change has one beginning and one end.
 */
export function quietUntil(
  { quiet, timeZone }: Pick<NotificationChoices, 'quiet' | 'timeZone'>,
  now: Date,
): Date | null {
  if (!quiet) return null;
  const { day } = clockIn(timeZone, now);
  const overMidnight = quiet.from > quiet.to;
  for (const begun of [addDays(day, -1), day]) {
    const from = momentOf(begun, quiet.from, timeZone);
    const to = momentOf(overMidnight ? addDays(begun, 1) : begun, quiet.to, timeZone);
    if (from <= now && now < to) return to;
  }
  return null;
}
