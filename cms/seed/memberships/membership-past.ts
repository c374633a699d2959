import { addDays, addYears } from '@hearthside/contract/calendar-days';
import {
  REMINDER_OFFSETS,
  reminderDay,
  type ReminderOffset,
} from '@hearthside/contract/membership/fields';

/** How many days before a deadline the demo's members renew. */
const RENEWED_BEFORE = 12;
/** A first term is at least as long as this, in days. */
const FIRST_TERM = 60;

/** A year of a membership: its deadline, when a gift renewed it, and which reminders were sent. */
export interface Term {
  deadline: string;
  renewedOn: string | null;
  reminded: { offset: ReminderOffset; on: string }[];
}

/** The years of a membership that was started on one day and has its deadline on another, as of today. */
export function termsOf(
  begun: string,
  deadline: string,
  today: string,
  reminders: boolean,
): Term[] {
  const deadlines = [deadline];
  for (;;) {
    const before = addYears(deadlines[0] ?? deadline, -1);
    if (before <= addDays(begun, FIRST_TERM)) break;
    deadlines.unshift(before);
  }
  return deadlines.map((one, at) => {
    const renewedOn = at < deadlines.length - 1 ? addDays(one, -RENEWED_BEFORE) : null;
    // What is due today is left to the schedule.
    const until = renewedOn ?? addDays(today, -1);
    const reminded = REMINDER_OFFSETS.map((offset) => ({ offset, on: reminderDay(one, offset) }));
    return {
      deadline: one,
      renewedOn,
      reminded: reminders ? reminded.filter(({ on }) => on >= begun && on <= until) : [],
    };
  });
}
