import { z } from 'zod';
import { shownDay } from '../shown-date';

/** What became of an entry in the care calendar: a vaccination that is due again, or a medication with its times. */
export const entryCalendar = z.object({
  state: z.enum(['added', 'moved', 'ended', 'full']),
  kind: z.enum(['vaccination', 'medication']),
  /** Null where the calendar of the animal had no room for one more task. */
  taskId: z.number().nullable(),
  title: z.string(),
  /** When it is due, or the first day of its doses. */
  day: z.string(),
});
export type EntryCalendar = z.output<typeof entryCalendar>;

/** The same in a sentence: 'Rabies is in the care calendar, due Nov 3, 2027.' */
export function calendarSentence({ state, kind, title, day }: EntryCalendar): string {
  if (state === 'full') return `The care calendar is full, so ${title} isn’t in it.`;
  if (state === 'ended') return `${title} is no longer in the care calendar.`;
  const when = kind === 'vaccination' ? `, due ${shownDay(day)}` : ` from ${shownDay(day)}`;
  return `${title} is in the care calendar${when}.`;
}
