import type { Core } from '@strapi/strapi';
import { APPOINTMENT_REMINDER_HOURS } from '@hearthside/contract/appointment/fields';
import { skipReminders, type Reminder } from '../../../jobs/remind-once';
import { type AppointmentRow } from '../rules/appointment-row';
import { iso } from '../../../text/moment';

const HOUR_MS = 3_600_000;

export const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS);

/**
 * The reminder of an appointment. Each time it is moved to has its own, so that a moved appointment gets a new
 * reminder.
 */
export const reminderOf = (row: AppointmentRow): Reminder => ({
  key: `appointment:${row.id}:${iso(row.startsAt)}`,
  kind: 'appointment',
  about: row.id,
  member: row.member.id,
  day: row.date,
  offset: 1,
});

/**
 * Marks the reminder as sent when its member is told about the appointment so late that the reminder would be due
 * already: they need not be told the same a minute later. Part of the transaction that confirms the appointment.
 */
export async function passOverReminder(
  strapi: Core.Strapi,
  row: AppointmentRow,
  now = new Date(),
): Promise<void> {
  const isDue = new Date(row.startsAt) <= hoursAfter(now, APPOINTMENT_REMINDER_HOURS);
  if (row.state === 'confirmed' && isDue) await skipReminders(strapi, [reminderOf(row)]);
}
