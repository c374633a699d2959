import type { MembershipEventKind } from '@hearthside/contract/membership/fields';
import { renewedUntil } from './renewed-until';

/** The parts of an event from which a deadline follows. */
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

/** The deadline after one event. */
function after(deadline: string | null, event: DeadlineEvent, graceDays: number): string | null {
  const { kind, from, to, givenOn } = event;
  if (kind === 'created') return to;
  // A change of only the amount leaves the deadline as it was.
  if (kind === 'changed') return from === to ? deadline : to;
  if (kind !== 'renewed') return deadline;
  // A gift without a known day counts as it did then.
  return givenOn === null ? to : renewedUntil(from === null ? null : deadline, givenOn, graceDays);
}

const isBeginning = ({ kind, from }: DeadlineEvent) =>
  kind === 'created' || (kind === 'renewed' && from === null);

/**
 * The deadline as the office has set it: the last one since the membership started, or the one from before anything
 * was recorded; null if a gift started it and the office has set none.
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
 * The deadline that follows from the events, earliest first; null if nothing remains that started the membership.
 * Reverted renewals count as if they had never happened, and those after them as if they had come in their place.
 * What the office has set stays. Events before the last start have ended with it.
 */
export function deadlineBy(events: readonly DeadlineEvent[], graceDays: number): string | null {
  const reverted = new Set(events.filter(({ kind }) => kind === 'taken_back').map(giftOf));
  const begins = events.findLastIndex(isBeginning);
  return (
    events
      .slice(Math.max(0, begins))
      .filter((event) => event.kind !== 'renewed' || !reverted.has(giftOf(event)))
      // If no event says how it started, the deadline from before the first one.
      .reduce<string | null>(
        (deadline, event) => after(deadline, event, graceDays),
        begins < 0 ? (events[0]?.from ?? null) : null,
      )
  );
}
