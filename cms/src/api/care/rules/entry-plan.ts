/** What an entry of a pet's record asks of the care calendar: the next vaccination, and the doses of a medication. */
import { addDays, daysBetween } from '@hearthside/contract/calendar-days';
import type { TaskForm } from '@hearthside/contract/care/shapes';
import type { EntryFields } from '@hearthside/contract/pet/entry';
import { doseWords } from '@hearthside/contract/pet/entry-words';
import { lookup } from '../../../text/normalize';

/** The day and the time of day in the zone of the animal's home. */
export interface Clock {
  day: string;
  time: string;
}

type Entry = Pick<EntryFields, 'date' | 'details'>;

const PLAIN = {
  notes: '',
  dose: '',
  every: 1,
  weekdays: [],
  assigneeId: null,
  tellNextAfterMinutes: null,
} satisfies Partial<TaskForm>;

/** Products and medicines are the same whatever their case and accents. */
export const titleKey = (title: string) => lookup(title);

/** The first day that still has a dose to come: nobody is told of doses from before they were written down. */
function firstDay(from: string, times: readonly string[], { day, time }: Clock): string {
  const open = (times.at(-1) ?? '') > time ? day : addDays(day, 1);
  return from > open ? from : open;
}

/** The task an entry asks for; null if it asks for none. */
export function planOf({ date, details }: Entry, clock: Clock): TaskForm | null {
  if (details.kind === 'vaccination' && details.nextDue !== null) {
    return {
      ...PLAIN,
      kind: 'vaccination',
      title: details.product,
      repeats: 'once',
      startsOn: details.nextDue,
      endsOn: null,
      times: [],
    };
  }
  if (details.kind === 'medication' && details.times.length > 0) {
    const times = [...new Set(details.times)].sort();
    return {
      ...PLAIN,
      kind: 'medication',
      title: details.medicine,
      dose: doseWords(details),
      repeats: 'days',
      startsOn: firstDay(details.from ?? date, times, clock),
      endsOn: details.to,
      times,
    };
  }
  return null;
}

/** Whether a plan has nothing to come, such as the doses of a medication that ended before it was written down. */
export const isOver = ({ startsOn, endsOn }: Pick<TaskForm, 'startsOn' | 'endsOn'>) =>
  endsOn !== null && endsOn < startsOn;

/** What of a task follows its entry. The rest is for people to say in the calendar. */
const FOLLOWING = ['kind', 'title', 'dose', 'repeats', 'startsOn', 'endsOn', 'times'] as const;

/**
 * What a change of an entry changes in its task. What stays the same in the entry stays as people have made it in the
 * calendar. Null if nothing changes.
 */
export function planChange(before: TaskForm | null, after: TaskForm): Partial<TaskForm> | null {
  const changed = FOLLOWING.filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** The day from which a medication is given by its entry, whenever that was written. */
const beginOf = ({ date, details }: Entry) =>
  details.kind === 'medication' ? (details.from ?? date) : null;

/**
 * Whether the task of a medication keeps its first day though the plan has another by now: the entry begins on the same
 * day as before, or not later than today. Otherwise doses that were given would go from the calendar.
 */
export function keepsStart(
  before: Entry | null,
  after: Entry,
  task: Pick<TaskForm, 'startsOn'>,
  clock: Clock,
): boolean {
  const [was, is] = [before && beginOf(before), beginOf(after)];
  if (was === null || is === null) return false;
  return was === is || (is <= clock.day && task.startsOn <= clock.day);
}

/** A vaccination that was given. */
export interface Given {
  key: string;
  on: string;
  nextDue: string | null;
}

export const vaccinationIn = ({ date, details }: Entry): Given | null =>
  details.kind === 'vaccination'
    ? { key: titleKey(details.product), on: date, nextDue: details.nextDue }
    : null;

/**
 * How an open task for the same product stands to a vaccination. `done`: it was due for this one. `same`: it is the next
 * one after the same vaccination, which somebody else has entered too or planned by hand. `later`: it was planned by a
 * later vaccination, or by hand for another day. `entryOn` is the day of the vaccination that planned it; null for one
 * that was made by hand, which is done if this vaccination is nearer to it than the next one.
 */
export function standingOf(
  { on, nextDue }: Given,
  { entryOn, dueOn }: { entryOn: string | null; dueOn: string },
): 'done' | 'same' | 'later' {
  if (entryOn !== null) return entryOn < on ? 'done' : entryOn > on ? 'later' : 'same';
  if (dueOn <= on) return 'done';
  if (nextDue === null) return 'later';
  if (dueOn === nextDue) return 'same';
  return daysBetween(on, dueOn) < daysBetween(dueOn, nextDue) ? 'done' : 'later';
}
