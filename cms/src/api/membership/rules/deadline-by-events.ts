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

const isRenewalBy =
  (donationId: number | null) =>
  ({ kind, donationRef }: DeadlineEvent) =>
    kind === 'renewed' && donationRef !== null && donationRef === donationId;

/** The events since the membership started. Those before have ended with it. */
const sinceStart = (events: readonly DeadlineEvent[]) =>
  events.slice(Math.max(0, events.findLastIndex(isBeginning)));

/** Whether a gift has renewed the membership since it started, even if that was reverted. */
export const hasPlace = (events: readonly DeadlineEvent[], donationId: number): boolean =>
  sinceStart(events).some(isRenewalBy(donationId));

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
  const place = since.findIndex(isRenewalBy(donationId));
  const set = (place < 0 ? since : since.slice(0, place)).findLast(
    ({ kind, from, to }) => kind === 'created' || (kind === 'changed' && from !== to),
  );
  if (set) return set.to;
  return events.some(isBeginning) ? null : (events[0]?.from ?? now);
}

/** A renewal that was reverted and happened again takes the place of the first. */
function inPlace(events: readonly DeadlineEvent[]): DeadlineEvent[] {
  const placed: DeadlineEvent[] = [];
  for (const event of events) {
    const at = event.kind === 'renewed' ? placed.findIndex(isRenewalBy(event.donationRef)) : -1;
    const first = placed[at];
    if (first) placed[at] = { ...event, from: first.from };
    else placed.push(event);
  }
  return placed;
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
