/**
 * A text of the donation service as it can be stored: one line, without characters that databases refuse, cut to its
 * length.
 */
export function reportedText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const clean = value
    .slice(0, max * 8)
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return [...clean].slice(0, max).join('').trim();
}

const EARLIEST = Date.UTC(2000, 0);
const DAY_MS = 86_400_000;

/** A time of the donation service; null if it is invalid, before 2000 or in the future. */
export function reportedTime(value: unknown, now: Date): Date | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  // Without a zone it is UTC, like all of its times.
  const zoned = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(value)
    ? `${value.replace(' ', 'T')}Z`
    : value;
  const time = /^\d{4}-\d\d-\d\d/.test(zoned) ? Date.parse(zoned) : Number.NaN;
  return time >= EARLIEST && time <= now.getTime() + DAY_MS ? new Date(time) : null;
}

/** An object of the service's JSON; an empty one if it is something else. */
export const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The id of a transaction as it is stored and queried; null for what cannot be one. */
export function transactionIdIn(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,80}$/.test(text) ? text : null;
}
