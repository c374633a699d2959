import { APPOINTMENT_LIMITS, APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import {
  isSkipped,
  isTimeZone,
  momentOf,
  SKIPPED_TIME,
  TIME_PATTERN,
} from '@hearthside/contract/zoned-time';
import type { z } from 'zod';
import type { When } from './appointment-words';

/** Whether day, time and zone are a valid moment. */
export const isMoment = ({ date, time, timeZone }: When): boolean =>
  isCalendarDate(date) && TIME_PATTERN.test(time) && isTimeZone(timeZone);

/** The last day that can be chosen. */
export const lastDay = (timeZone: string, now = new Date()): string =>
  addDays(dayIn(timeZone, now), APPOINTMENT_LIMITS.aheadDays);

/**
 * Adds an issue to the field of a time that is in the past, that clocks skip, or that is more than a year ahead. The
 * API refuses the same.
 */
export function checkToCome(when: When, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void {
  if (!isMoment(when)) return;
  const { past, pastDay, tooFar } = APPOINTMENT_TEXTS;
  if (when.date < dayIn(when.timeZone, new Date())) {
    addIssue({ code: 'custom', path: ['date'], message: pastDay });
  } else if (isSkipped(when.date, when.time, when.timeZone)) {
    addIssue({ code: 'custom', path: ['time'], message: SKIPPED_TIME });
  } else if (momentOf(when.date, when.time, when.timeZone) <= new Date()) {
    addIssue({ code: 'custom', path: ['time'], message: past });
  } else if (when.date > lastDay(when.timeZone)) {
    addIssue({ code: 'custom', path: ['date'], message: tooFar });
  }
}
