/** How a calendar day is written. */
export const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a calendar day, written `2026-11-20`, between 1900 and 2199. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = DAY_PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < 1900 || year > 2199) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
