/** Calculations with calendar days, written `2026-11-20` (ruling 28). Must not import zod. */

const DAY_MS = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day this many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => written(utc(day) + days * DAY_MS);

/** How many days there are from one day to another. Negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to) - utc(from)) / DAY_MS);

/** The same day this many years later. February 29 becomes February 28 in a year without it. */
export function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return written(Date.UTC(year + years, month - 1, Math.min(date, last)));
}

/** The day in a time zone at a moment. Throws a RangeError if the zone does not exist. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
