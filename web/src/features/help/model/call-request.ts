import { phoneNumber } from '@hearthside/contract/member';
import { z } from 'zod';
import { formatDateTime } from '@/lib/dates';
import { timeZoneName } from '@/lib/time-zone';

/** The most of what may be said of the reason; with day, time and phone it is one message. */
const REASON_MAX = 2000;

/** The wished moment by this device's clock; null while it is none. */
export function wishedAt({ day, time }: { day: string; time: string }): Date | null {
  const at = new Date(`${day}T${time}`);
  return day === '' || time === '' || Number.isNaN(at.getTime()) ? null : at;
}

const isOver = (typed: { day: string; time: string }) => {
  const at = wishedAt(typed);
  return at !== null && at.getTime() < Date.now();
};

/** What is typed to ask for a call: the wished day and time, a phone number, what it is about. */
export const callTyped = z
  .object({
    day: z.string().min(1, 'Choose a day'),
    time: z.string().min(1, 'Choose a time'),
    phone: phoneNumber,
    reason: z.string().trim().max(REASON_MAX, `At most ${REASON_MAX} characters`),
  })
  .refine((typed) => !isOver(typed), { path: ['time'], message: 'This time is over already' });
export type CallTyped = z.input<typeof callTyped>;

/** `2026-11-12` of a moment, by this device's clock: the first day that can be chosen. */
export const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The request as a message to the team, with the time zone said: theirs may be another. */
export function callMessage(typed: CallTyped): string {
  const at = wishedAt(typed);
  const weekday = at?.toLocaleDateString('en', { weekday: 'long' });
  return [
    at &&
      `Wished day and time: ${weekday}, ${formatDateTime(at.toISOString())} (${timeZoneName(at)})`,
    `Phone: ${typed.phone.trim()}`,
    typed.reason.trim() && `About: ${typed.reason.trim()}`,
  ]
    .filter(Boolean)
    .join('\n');
}
