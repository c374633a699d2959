/** Whether a mark is one too many: somebody else has already done the same, or given the same dose a short while ago. */
import { addDays } from '@hearthside/contract/calendar-days';
import { CARE_LIMITS, type MarkState } from '@hearthside/contract/care/fields';
import {
  intervalAt,
  occurrenceBefore,
  occurrenceKey,
  type Occurrence,
  type Schedule,
} from '@hearthside/contract/care/recurrence';

/** A mark as far as this rule asks. */
export interface Marked extends Occurrence {
  state: MarkState;
  byId: number | null;
  at: Date;
}

/** The part of a dose's interval within which somebody else's is the same one. */
const SHARE = 0.5;

/**
 * The mark that makes another one count for nothing: one of the same occurrence, or of a dose, one of the occurrence
 * before by somebody else within half of the interval. Doses that are marked later for earlier times are told, not
 * given.
 */
export function markInTheWay<Other extends Marked>(
  schedule: Schedule,
  isDose: boolean,
  mark: Marked,
  others: readonly Other[],
): Other | undefined {
  const key = occurrenceKey(mark);
  const same = others.find((other) => occurrenceKey(other) === key);
  if (same || !isDose || mark.state === 'skipped') return same;
  const within = (intervalAt(schedule, mark) ?? 0) * SHARE;
  return others.find(
    (other) =>
      other.state === 'done' &&
      other.byId !== mark.byId &&
      occurrenceKey(other) < key &&
      Math.abs(mark.at.getTime() - other.at.getTime()) < within,
  );
}

/**
 * The days whose marks can be in the way of a mark of this occurrence: back to the occurrence before it, and as far as
 * doses are marked late. What is older was given long ago, so that a task of ten years is marked as fast as a new one.
 */
export function daysInTheWay(schedule: Schedule, one: Occurrence): [from: string, to: string] {
  const back = addDays(one.day, -CARE_LIMITS.markedDaysAgo);
  const before = occurrenceBefore(schedule, one)?.day ?? back;
  return [before < back ? before : back, one.day];
}
