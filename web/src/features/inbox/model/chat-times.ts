import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { shownMoment } from '@hearthside/contract/shown-date';
import { clock, daysBetween } from '@/lib/dates';

/** The instant of a text, or the words for one that is missing or invalid (part 1 §8). */
function readDate(iso: string | null | undefined): Date | string {
  if (!iso) return INBOX_TEXTS.unknownDate;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? INBOX_TEXTS.invalidDate : date;
}

/** The time of a chat's last message, for the list: a clock time if it was today, otherwise the day (part 1 §2.4). */
export function listTime(iso: string | null | undefined, now: Date): string {
  const date = readDate(iso);
  if (typeof date === 'string') return date;
  const days = daysBetween(date, now);
  if (days === 0) return clock(date);
  if (days === 1) return 'Yesterday';
  return shownMoment(isSameYear(date, now) ? 'monthAndDay' : 'day', date);
}

/** The label of the line between two days of a thread. */
export function dayName(iso: string | null | undefined, now: Date): string {
  const date = readDate(iso);
  if (typeof date === 'string') return date;
  const days = daysBetween(date, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return shownMoment(isSameYear(date, now) ? 'longWeekdayThisYear' : 'longWeekday', date);
}

/** The time above a message. The day is in the divider above. */
export function messageTime(iso: string | null | undefined): string {
  const date = readDate(iso);
  return typeof date === 'string' ? date : clock(date);
}

/** Equal for two instants of the same day in this device's time zone. */
export function dayKey(iso: string | null | undefined): string {
  const date = readDate(iso);
  return typeof date === 'string' ? date : date.toDateString();
}

const isSameYear = (a: Date, b: Date) => a.getFullYear() === b.getFullYear();
