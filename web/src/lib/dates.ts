import { MONTHS } from '@hearthside/contract/calendar-days';

/**
 * '12 Nov', for places where the year is known. The day comes first and the month is a word, so nobody guesses which
 * is which.
 */
export const dayAndMonth = (date: Date) => `${date.getDate()} ${MONTHS[date.getMonth()]}`;
const day = (date: Date) => `${dayAndMonth(date)} ${date.getFullYear()}`;
const two = (number: number) => String(number).padStart(2, '0');
/** '16:05'. */
export const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/**
 * '12 Nov 2026', for an instant in this device's time zone, or for a calendar date (`2026-11-12`), which has no time
 * and does not depend on a time zone (ruling 28).
 */
export function formatDate(iso: string): string {
  const calendar = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (calendar)
    return day(new Date(Number(calendar[1]), Number(calendar[2]) - 1, Number(calendar[3])));
  return formatWith(day, iso);
}

/** '12 Nov 2026, 16:30' in this device's time zone. */
export const formatDateTime = (iso: string) =>
  formatWith((date) => `${day(date)}, ${clock(date)}`, iso);

/** 'Just now', '5 minutes ago', 'Today, 10:02', 'Yesterday, 10:02', or the date. */
export function formatAgo(iso: string, now: Date = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return 'Unknown date';
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const days = daysBetween(then, now);
  if (days === 0) return `Today, ${clock(then)}`;
  if (days === 1) return `Yesterday, ${clock(then)}`;
  return day(then);
}

/** The greeting for this time of day. */
export function greeting(now: Date = new Date()): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

/** How many midnights lie between two instants, in this device's time zone. */
export function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(now) - midnight(then)) / 86_400_000);
}

function formatWith(style: (date: Date) => string, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'Unknown date' : style(date);
}
