/** Days before months, months as words: nobody has to guess which number is which. */
const LOCALE = 'en-GB';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALE, options);
const day = format({ day: 'numeric', month: 'short', year: 'numeric' });
const calendarDay = format({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = format({ hour: '2-digit', minute: '2-digit' });
const dayAndClock = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * '12 Nov 2026', for an instant in this device's time zone, or for a calendar date (`2026-11-12`),
 * which has no time and moves with no zone (ruling 28).
 */
export function formatDate(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return calendarDay.format(new Date(`${iso}T00:00:00Z`));
  return formatWith(day, iso);
}

/** '12 Nov 2026, 16:30' in this device's time zone. */
export const formatDateTime = (iso: string) => formatWith(dayAndClock, iso);

/** 'Just now', '5 minutes ago', 'Today, 10:02', 'Yesterday, 10:02', or the date. */
export function formatAgo(iso: string, now: Date = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return 'Unknown date';
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const days = daysBetween(then, now);
  if (days === 0) return `Today, ${clock.format(then)}`;
  if (days === 1) return `Yesterday, ${clock.format(then)}`;
  return day.format(then);
}

/** The greeting of this hour. */
export function greeting(now: Date = new Date()): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(now) - midnight(then)) / 86_400_000);
}

function formatWith(style: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'Unknown date' : style.format(date);
}
