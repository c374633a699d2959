import {
  REMINDER_OFFSETS,
  reminderDay,
  type ReminderOffset,
} from '@hearthside/contract/membership/fields';

/** The parts of a membership on which its reminders depend. */
export interface Reminded {
  nextDeadline: string;
  reminders: boolean | number;
  /** The day from which reminders are due. Earlier ones are not sent later. */
  remindersSince: string | null;
}

/** The reminders due by a day and not before they were turned on, latest first (ruling 26). */
export function dueReminders(of: Reminded, today: string): ReminderOffset[] {
  const { nextDeadline, reminders, remindersSince } = of;
  if (!reminders || remindersSince === null) return [];
  return REMINDER_OFFSETS.filter((offset) => {
    const day = reminderDay(nextDeadline, offset);
    return day <= today && day >= remindersSince;
  }).reverse();
}

/** The day of the first reminder on or after a day; null if none remains. */
export function nextReminderDay(of: Omit<Reminded, 'remindersSince'>, from: string): string | null {
  if (!of.reminders) return null;
  const days = REMINDER_OFFSETS.map((offset) => reminderDay(of.nextDeadline, offset));
  return days.find((day) => day >= from) ?? null;
}

/** The columns by which reminders are found, for a membership whose deadline or reminder setting has changed today. */
export const remindedFrom = (
  of: Omit<Reminded, 'remindersSince'>,
  today: string,
): { remindersSince: string; nextReminder: string | null } => ({
  remindersSince: today,
  nextReminder: nextReminderDay(of, today),
});
