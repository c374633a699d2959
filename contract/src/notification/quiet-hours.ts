import { addDays } from '../calendar-days';
import { clockIn, momentOf } from '../zoned-time';
import type { NotificationChoices } from './endpoints';

type QuietChoice = Pick<NotificationChoices, 'quiet' | 'timeZone'>;

/**
 * A member's quiet hours that this moment is within; null if it is not. Calculated in absolute times, so that a night
 * with a clock change has one beginning and one end.
 */
export function quietAt(
  { quiet, timeZone }: QuietChoice,
  now: Date,
): { from: Date; to: Date } | null {
  if (!quiet) return null;
  const { day } = clockIn(timeZone, now);
  const overMidnight = quiet.from > quiet.to;
  for (const begun of [addDays(day, -1), day]) {
    const from = momentOf(begun, quiet.from, timeZone);
    const to = momentOf(overMidnight ? addDays(begun, 1) : begun, quiet.to, timeZone);
    if (from <= now && now < to) return { from, to };
  }
  return null;
}

/** When a member's quiet hours end, if this moment is within them; null otherwise. */
export const quietUntil = (choice: QuietChoice, now: Date): Date | null =>
  quietAt(choice, now)?.to ?? null;
