export const DAY_MS = 86_400_000;

/** The moment so many days of 24 hours later; a negative number of days is before it. */
export const daysAfter = (moment: string | number | Date, days: number): Date =>
  new Date(new Date(moment).getTime() + days * DAY_MS);
