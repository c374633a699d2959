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
  /** What the office had set it to cost, or what the gift paid with, in cents. */
  amount: number | null;
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

const isRenewalBy =
  (donationId: number | null) =>
  ({ kind, donationRef }: DeadlineEvent) =>
    kind === 'renewed' && donationRef !== null && donationRef === donationId;

/** The events since the membership started. Those before have ended with it. */
const sinceStart = (events: readonly DeadlineEvent[]) =>
  events.slice(Math.max(0, events.findLastIndex(isBeginning)));

const setsDeadline = ({ kind, from, to }: DeadlineEvent) =>
  kind === 'created' || (kind === 'changed' && from !== to);

/**
 * The place of a gift's renewal among the events since the start: its first, also while it is reverted. -1 for a gift
 * without one, and for one that is reverted if the office has set a deadline since, which counts without it.
 */
function placeOf(since: readonly DeadlineEvent[], donationId: number | null): number {
  let place = -1;
  let isReverted = false;
  let isGone = false;
  for (const [at, event] of since.entries()) {
    if (isRenewalBy(donationId)(event)) {
      if (place < 0 || isGone) place = at;
      isReverted = isGone = false;
    } else if (event.kind === 'taken_back' && event.donationRef === donationId) {
      isReverted = true;
    } else if (isReverted && setsDeadline(event)) {
      isGone = true;
    }
  }
  return isGone ? -1 : place;
}

/** Whether a gift's renewal has a place among the events since the membership started. */
export const hasPlace = (events: readonly DeadlineEvent[], donationId: number): boolean =>
  placeOf(sinceStart(events), donationId) >= 0;

/**
 * What a gift had to cover when it renewed the membership, in cents: what the office had agreed on by then. Null if the
 * events don't tell.
 */
export function costBefore(
  events: readonly DeadlineEvent[],
  now: number,
  donationId: number,
): number | null {
  const since = sinceStart(events);
  const agreed = ({ kind }: DeadlineEvent) => kind === 'created' || kind === 'changed';
  const place = placeOf(since, donationId);
  if (place < 0) return null;
  const before = since.slice(0, place).findLast(agreed);
  if (before) return before.amount;
  return since.some(agreed) ? null : now;
}

/**
 * The deadline as the office had set it when the gift came, or now for one that has not renewed the membership: the
 * last one since the membership started, or the one from before anything was recorded; null if a gift started it and
 * the office has set none.
 */
export function officeDeadline(
  events: readonly DeadlineEvent[],
  now: string,
  donationId: number | null = null,
): string | null {
  const since = sinceStart(events);
  const place = placeOf(since, donationId);
  const set = (place < 0 ? since : since.slice(0, place)).findLast(setsDeadline);
  if (set) return set.to;
  return events.some(isBeginning) ? null : (events[0]?.from ?? now);
}

/** A renewal that was reverted and happened again takes the place of the first, if that is not gone. */
function inPlace(since: readonly DeadlineEvent[]): DeadlineEvent[] {
  const placed: (DeadlineEvent | null)[] = [...since];
  for (const [at, event] of since.entries()) {
    if (event.kind !== 'renewed') continue;
    const place = placeOf(since.slice(0, at + 1), event.donationRef);
    const first = since[place];
    if (!first || place === at) continue;
    placed[place] = { ...event, from: first.from };
    placed[at] = null;
  }
  return placed.filter((event) => event !== null);
}

/**
 * The deadline that follows from the events, earliest first; null if nothing remains that started the membership.
 * Reverted renewals count as if they had never happened, and those after them as if they had come in their place. One
 * that happens again counts as if it had never been reverted. What the office has set stays.
 */
export function deadlineBy(events: readonly DeadlineEvent[], graceDays: number): string | null {
  const reverted = new Set(events.filter(({ kind }) => kind === 'taken_back').map(giftOf));
  return (
    inPlace(sinceStart(events))
      .filter((event) => event.kind !== 'renewed' || !reverted.has(giftOf(event)))
      // If no event says how it started, the deadline from before the first one.
      .reduce<string | null>(
        (deadline, event) => after(deadline, event, graceDays),
        events.some(isBeginning) ? null : (events[0]?.from ?? null),
      )
  );
}
