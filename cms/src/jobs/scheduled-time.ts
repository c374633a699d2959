const DAY_MS = 86_400_000;
/**
 * Within this time of its scheduled moment, a job was started by the clock. At any other time someone started it by
 * hand.
 */
const LATE_START_MS = 60_000;

/** The last moment at or before `now` with this time of day ("03:17", UTC). */
export function lastScheduledTime(at: string, now: Date): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${at}:00.000Z`);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
}

/** The night for which the clock called; null if it was not the clock that called. */
export function scheduledRunOf(at: string, called: Date): Date | null {
  const last = lastScheduledTime(at, called);
  return called.getTime() - last.getTime() < LATE_START_MS ? last : null;
}

/** The time of day in cron syntax. */
export const cronOf = (at: string): string => {
  const [hour, minute] = at.split(':').map(Number);
  return `${minute} ${hour} * * *`;
};
