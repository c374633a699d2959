import type { ReviewStatus } from '@hearthside/contract/form/submission';
import type { QueueItemId } from './queue-query';

/**
 * The items of a queue in the order in which they are worked. It stays as it was when the queue was opened: what is
 * decided keeps its place, and what comes in meanwhile is for the next round.
 */
export type QueueOrder = readonly number[];

/** The order among what the browser's history stores with a page, or undefined if it has none. */
export function orderIn(state: unknown): QueueOrder | undefined {
  const order: unknown = (state as { order?: unknown } | null)?.order;
  const isOrder = Array.isArray(order) && order.every((id) => Number.isSafeInteger(id));
  return isOrder ? (order as QueueOrder) : undefined;
}

/** Where an item is in its queue. */
export interface QueuePlace {
  /** Counts from 1. Undefined for the end, and for an item that is not in the queue. */
  number: number | undefined;
  previous: QueueItemId | undefined;
  next: QueueItemId | undefined;
}

/** The place of an item, decided or not, so that one can look back. An item from elsewhere comes before all others. */
export function placeOf(order: QueueOrder, item: QueueItemId): QueuePlace {
  if (item === 'end') return { number: undefined, previous: order.at(-1), next: undefined };
  const at = order.indexOf(item);
  return {
    number: at < 0 ? undefined : at + 1,
    previous: at > 0 ? order[at - 1] : undefined,
    next: order[at + 1] ?? 'end',
  };
}

/** Where to go on after a decision: the next item that still waits. What was skipped is left for another round. */
export function nextWaiting(
  order: QueueOrder,
  item: QueueItemId,
  waiting: ReadonlySet<number>,
): QueueItemId {
  if (item === 'end') return 'end';
  return order.slice(order.indexOf(item) + 1).find((id) => waiting.has(id)) ?? 'end';
}

/** What is decided about a member: their submission, if they have sent one, and whether they are verified. */
export interface Decided {
  status: ReviewStatus | undefined;
  verified: boolean;
}

/**
 * Whether nothing is left to decide. After an approval the member is still to be verified. After a rejection it is up
 * to them.
 */
export function isSettled({ status, verified }: Decided): boolean {
  if (status === 'pending') return false;
  return status === 'rejected' || verified;
}
