import type { CareKind, MarkState } from '@hearthside/contract/care/fields';
import { occurrenceKey } from '@hearthside/contract/care/recurrence';
import type { CareMark, CareOccurrence, DoubleMark } from '@hearthside/contract/care/shapes';
import type { OutgoingEvent, OutgoingItem } from '@/lib/outbox/outbox-items';
import { randomKey } from '@/lib/random-key';

/** The occurrence that a mark is about. */
export interface MarkedOccurrence {
  taskId: number;
  day: string;
  time: string | null;
}

/** A mark that the server does not have yet, with what it is about, because the task may be out of sight by then. */
export interface UnsentMark extends OutgoingItem, MarkedOccurrence {
  state: MarkState;
  reason: string;
  kind: CareKind;
  title: string;
  petId: number;
  petName: string;
  /** The member has taken it back after a try, which may have arrived, or after it came second. */
  withdrawn?: boolean;
  /** Who was first, if it does not count. */
  double?: DoubleMark;
}

/** What the server has made of a mark. */
export interface SentMark {
  clientId: string;
  mark: CareMark;
}

/** What happens to marks alone. */
export type MarkExtra =
  { type: 'withdrawn'; clientId: string } | ({ type: 'double'; clientId: string } & DoubleMark);
export type MarkEvent = OutgoingEvent<UnsentMark, SentMark> | MarkExtra;

/** A mark after an event about it. Undefined if there is nothing left to send or to say. */
export function applyMarkEvent(item: UnsentMark, event: MarkEvent): UnsentMark | undefined {
  switch (event.type) {
    case 'added':
      return item;
    case 'arrived':
    case 'discarded':
      return undefined;
    case 'sending':
      return item.status === 'failed' ? item : { ...item, status: 'sending' };
    case 'postponed':
      if (item.status === 'failed') return item;
      return { ...item, status: 'waiting', tries: item.tries + (event.counts ? 1 : 0) };
    case 'refused':
      return { ...item, status: 'failed', problem: event.problem };
    case 'double': {
      const { by, at, of } = event;
      return { ...item, status: 'failed', double: { by, at, ...(of && { of }) } };
    }
    case 'withdrawn':
      if (item.status !== 'failed') return { ...item, withdrawn: true };
      // The server has it, although it does not count. What was refused is not there.
      return item.double ? { ...item, status: 'waiting', tries: 0, withdrawn: true } : item;
    case 'retried':
      return item.status === 'failed' ? { ...item, status: 'waiting', tries: 0 } : item;
  }
}

/** A mark as it is stored over a reload. */
export const markAsKept = (item: UnsentMark): UnsentMark =>
  item.status === 'sending' ? { ...item, status: 'waiting' } : item;

type Given = Omit<UnsentMark, keyof OutgoingItem>;

/** A mark that is made at `now` (milliseconds), after all that was made here before. */
export function newMark(given: Given, before: readonly UnsentMark[], now: number): UnsentMark {
  const last = Math.max(0, ...before.map(({ createdAt }) => Date.parse(createdAt)));
  return {
    ...given,
    clientId: randomKey(),
    createdAt: new Date(Math.max(now, last + 1)).toISOString(),
    status: 'waiting',
    tries: 0,
  };
}

/** An occurrence as it is shown: marked as soon as the member has marked it. */
export interface ShownOccurrence extends CareOccurrence {
  unsent?: UnsentMark;
}

/** Whether a mark is on its way and counts on screen. */
export const isOnItsWay = ({ status, withdrawn }: UnsentMark) => status !== 'failed' && !withdrawn;

export const isSame = (one: MarkedOccurrence, other: MarkedOccurrence) =>
  one.taskId === other.taskId && one.day === other.day && one.time === other.time;

/**
 * The mark by which an occurrence needs nobody any more: of itself, or of a later one of its task, from which the task
 * goes on.
 */
export const settledBy = <Mark extends MarkedOccurrence>(
  one: MarkedOccurrence,
  marks: readonly Mark[],
): Mark | undefined =>
  marks.find((mark) => mark.taskId === one.taskId && occurrenceKey(mark) >= occurrenceKey(one));

/** The occurrences with the marks that are on their way. */
export function withUnsent(
  occurrences: readonly CareOccurrence[],
  unsent: readonly UnsentMark[],
  by: { id: number; name: string },
): ShownOccurrence[] {
  return occurrences.map((occurrence) => {
    if (occurrence.mark) return occurrence;
    const item = unsent.find((each) => isOnItsWay(each) && isSame(each, occurrence));
    if (!item) return occurrence;
    const { taskId, day, time, state, reason, createdAt: at } = item;
    const mark = { id: 0, taskId, day, time, state, reason, by, at, mayUndo: true };
    return { ...occurrence, state, mark, unsent: item };
  });
}

/** The occurrences with a mark that has just arrived. */
export const withMark = (occurrences: readonly CareOccurrence[], mark: CareMark) =>
  occurrences.map((occurrence) =>
    occurrence.mark === null && isSame(occurrence, mark)
      ? { ...occurrence, state: mark.state, mark }
      : occurrence,
  );
