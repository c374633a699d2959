/** How a dose is named beside another one. Must not import zod. */
import { shownClock, shownWeekday } from '../shown-date';
import type { CareKind } from './fields';
import type { Occurrence } from './recurrence';

/** A dose by its time: "the 8:00 AM dose". One of another day than `onDay` is named with its own. */
export function doseWords({ day, time }: Occurrence, onDay: string): string {
  if (time === null) return `the dose of ${shownWeekday(day)}`;
  const clock = shownClock(time);
  return day === onDay ? `the ${clock} dose` : `the dose of ${shownWeekday(day)}, ${clock}`;
}

/** What is said of a task that two people have marked. Of a medication the animal may have had two doses. */
export const twiceWords = (kind: CareKind): string =>
  kind === 'medication' ? 'Given twice?' : 'Marked twice';

/** The same as the title of what is told about it. */
export const twiceTitle = (kind: CareKind, what: string): string =>
  `${twiceWords(kind)}${kind === 'medication' ? '' : ':'} ${what}`;
