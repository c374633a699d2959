import { shownDay, shownMoment } from '@hearthside/contract/shown-date';

/** '4:05 PM'. */
export const clock = (date: Date) => shownMoment('clock', date);
const day = (date: Date) => shownMoment('day', date);

/**
 * 'Nov 12, 2026', for an instant in this device's time zone, or for a calendar date (`2026-11-12`), which has no time
 * and does not depend on a time zone (ruling 28).
 */
export const formatDate = (iso: string): string =>
  formatWith(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? () => shownDay(iso) : day, iso);

/** 'Nov 12, 2026, 4:30 PM' in this device's time zone. */
export const formatDateTime = (iso: string) =>
  formatWith((date) => shownMoment('dayAndClock', date), iso);

/** Today as printed pages are dated: 'November 12, 2026'. */
export const formatToday = () => shownMoment('longDay', new Date());

/** 'Just now', '5 minutes ago', 'Today, 10:02 AM', 'Yesterday, 10:02 AM', or the date. */
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
