import { clock, daysBetween, formatDateTime } from '@/lib/dates';

/** '9:40 AM' of today, and otherwise with its day: 'Nov 26, 2026, 9:40 AM'. */
export function asOf(at: string, now: Date = new Date()): string {
  const date = new Date(at);
  return daysBetween(date, now) === 0 ? clock(date) : formatDateTime(at);
}
