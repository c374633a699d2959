const DAY_MS = 86_400_000;
/** So near its time of day, a job is run by the clock; at another time somebody has asked for it. */
const STROKE_MS = 60_000;

/** The last moment at or before `now` at which it was such a time of day ("03:17", UTC). */
export function latestStroke(at: string, now: Date): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${at}:00.000Z`);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
}

/** The night a call of the clock stands for; null where it was not the clock that called. */
export function strokeOf(at: string, called: Date): Date | null {
  const stroke = latestStroke(at, called);
  return called.getTime() - stroke.getTime() < STROKE_MS ? stroke : null;
}

/** The time of day as cron writes it. */
export const cronOf = (at: string): string => {
  const [hour, minute] = at.split(':').map(Number);
  return `${minute} ${hour} * * *`;
};
