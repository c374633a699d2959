import type { Moment } from './moment';

export const DAY_MS = 86_400_000;

/** The moment this many days of 24 hours later; earlier for a negative number. */
export const daysAfter = (moment: Moment, days: number): Date =>
  new Date(new Date(moment).getTime() + days * DAY_MS);
