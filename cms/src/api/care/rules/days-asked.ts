import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import type { ZonedNow } from '@hearthside/contract/care/recurrence';
import type { CareRange } from '@hearthside/contract/care/shapes';

/** Which days are asked for, as calendar days of each animal's home, the first and the last included. */
export interface DaysAsked {
  /** The first and the last of them at any home, for queries over all homes at once. */
  first: string;
  last: string;
  /** The latest day on which they begin at some home. What is open since before it may be overdue. */
  latestStart: string;
  /** Those of the home with this clock. */
  at: (clock: ZonedNow) => { from: string; to: string };
}

/**
 * The days of a question. Those between two dates are the same at every home. Days from the current one on begin with
 * each home's own, because a member may be where it is tomorrow already, and the evening's dose is still to be given.
 */
export function daysAsked({ from, to, daysAhead = 0 }: CareRange, now: Date): DaysAsked {
  if (from !== undefined && to !== undefined)
    return { first: from, last: to, latestStart: from, at: () => ({ from, to }) };
  // No zone is more than a day away from this one.
  const day = dayIn('UTC', now);
  return {
    first: addDays(day, -1),
    last: addDays(day, 1 + daysAhead),
    latestStart: addDays(day, 1),
    at: (clock) => ({ from: clock.day, to: addDays(clock.day, daysAhead) }),
  };
}
