import { APPOINTMENT_LIMITS, APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import * as shown from '@hearthside/contract/shown-date';
import { isSkipped, momentOf, SKIPPED_TIME } from '@hearthside/contract/zoned-time';
import { refuse } from '../../../http/refuse';

/** A day and a time in a time zone. */
export interface When {
  date: string;
  time: string;
  timeZone: string;
}

const MINUTE_MS = 60_000;

/** When an appointment begins and ends, calculated from its day, time, zone and length. */
export function momentsOf({ date, time, timeZone, minutes }: When & { minutes: number }) {
  const startsAt = momentOf(date, time, timeZone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
}

export const whenIn = ({ date, time, timeZone }: When): When => ({ date, time, timeZone });

export const isSameWhen = (a: When, b: When): boolean =>
  a.date === b.date && a.time === b.time && a.timeZone === b.timeZone;

/** The time in words, always with its zone: `Fri, Dec 4, 10:00 AM Pacific`. */
export const shownWhen = ({ date, time, timeZone }: When): string =>
  shown.shownWhen(date, time, timeZone);

/** The same with its year, for the history. */
export const recordedWhen = ({ date, time, timeZone }: When): string =>
  shown.recordedWhen(date, time, timeZone);

/** Refuses a time that has passed, that clocks skip, or that is more than a year ahead; 400 by field. */
export function requireToCome(when: When, now = new Date()): void {
  const { past, pastDay, tooFar } = APPOINTMENT_TEXTS;
  const today = dayIn(when.timeZone, now);
  if (when.date < today) throw refuse.badInput(pastDay, { date: pastDay });
  if (isSkipped(when.date, when.time, when.timeZone)) {
    throw refuse.badInput(SKIPPED_TIME, { time: SKIPPED_TIME });
  }
  if (momentOf(when.date, when.time, when.timeZone) <= now) {
    throw refuse.badInput(past, { time: past });
  }
  if (when.date > addDays(today, APPOINTMENT_LIMITS.aheadDays))
    throw refuse.badInput(tooFar, { date: tooFar });
}
