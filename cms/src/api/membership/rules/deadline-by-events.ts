import type { MembershipEventKind } from '@hearthside/contract/membership/fields';
import { renewedUntil } from './renewed-until';

/** As much of an event as a deadline follows from. */
export interface DeadlineEvent {
  kind: MembershipEventKind;
  from: string | null;
  to: string | null;
  donationRef: number | null;
  /** The day of the gift. */
  givenOn: string | null;
  turn: number | null;
}

const giftOf = ({ donationRef, turn }: DeadlineEvent) => `${donationRef} ${turn}`;

/** What one event makes of the deadline before it. */
function after(deadline: string | null, event: DeadlineEvent, graceDays: number): string | null {
  const { kind, from, to, givenOn } = event;
  if (kind === 'created') return to;
  // Who changed the amount alone has left the deadline as it was.
  if (kind === 'changed') return from === to ? deadline : to;
  if (kind !== 'renewed') return deadline;
  // A gift of which no day is known counts as it did then.
  return givenOn === null ? to : renewedUntil(from === null ? null : deadline, givenOn, graceDays);
}

const isBeginning = ({ kind, from }: DeadlineEvent) =>
  kind === 'created' || (kind === 'renewed' && from === null);

/**
 * The deadline as the office has it: what it has set last since the membership began, or what was there before
 * anything was written down; null where a gift began it and nobody has set another.
 */
export function officeDeadline(events: readonly DeadlineEvent[], now: string): string | null {
  const begins = events.findLastIndex(isBeginning);
  const set = events
    .slice(Math.max(0, begins))
    .findLast(({ kind, from, to }) => kind === 'created' || (kind === 'changed' && from !== to));
  if (set) return set.to;
  return begins < 0 ? (events[0]?.from ?? now) : null;
}

/**
 * The deadline that follows from what has happened, the earliest first; null where nothing is left that began the
 * membership. Renewals that were taken back count as if they had never been, and those after them as if they had
 * come in their place; what the office has set, it has set. What was before the last beginning has ended with it.
 */
export function deadlineBy(events: readonly DeadlineEvent[], graceDays: number): string | null {
  const reverted = new Set(events.filter(({ kind }) => kind === 'taken_back').map(giftOf));
  const begins = events.findLastIndex(isBeginning);
  return (
    events
      .slice(Math.max(0, begins))
      .filter((event) => event.kind !== 'renewed' || !reverted.has(giftOf(event)))
      // Where nothing says how it was begun, what was there before the first.
      .reduce<string | null>(
        (deadline, event) => after(deadline, event, graceDays),
        begins < 0 ? (events[0]?.from ?? null) : null,
      )
  );
}
