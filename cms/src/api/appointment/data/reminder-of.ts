import type { Core } from '@strapi/strapi';
import { APPOINTMENT_REMINDER_HOURS } from '@hearthside/contract/appointment/fields';
import { skipReminders, type Reminder } from '../../../jobs/remind-once';
import { iso, type AppointmentRow } from '../rules/appointment-row';

const HOUR_MS = 3_600_000;

export const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS);

/** The reminder of an appointment: one for each time it has, so that one that is moved is reminded of anew. */
export const reminderOf = (row: AppointmentRow): Reminder => ({
  key: `appointment:${row.id}:${iso(row.startsAt)}`,
  kind: 'appointment',
  about: row.id,
  member: row.member.id,
  day: row.date,
  offset: 1,
});

/**
 * Enters the reminder of what its member is being told of so late that it would be due already: they need not
 * be told the same again a minute later. In the transaction that fixes it.
 */
export async function passOverReminder(
  strapi: Core.Strapi,
  row: AppointmentRow,
  now = new Date(),
): Promise<void> {
  const isDue = new Date(row.startsAt) <= hoursAfter(now, APPOINTMENT_REMINDER_HOURS);
  if (row.state === 'confirmed' && isDue) await skipReminders(strapi, [reminderOf(row)]);
}
