import type { OutboxItem } from './outbox';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait after this many consecutive tries with the server away, in milliseconds: 1, 2, 4 … 30 s. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1));
}

/** What scheduling needs besides the items, which are in the order of sending. */
export interface Sending {
  /** The chats in which something is being sent now. */
  busy: ReadonlySet<number>;
  /** Until when an item is not retried, by client id, in the clock's milliseconds. */
  restsUntil: ReadonlyMap<string, number>;
  now: number;
}

/** What to send now, and when there will be more if nothing happens before. */
export interface Plan {
  now: OutboxItem[];
  /** In the clock's milliseconds. Undefined if there is nothing to wait for. */
  next: number | undefined;
}

/**
 * What to send next: one message at a time in each chat, in order. A failed message does not block those after it.
 * One that waits for the server does, or the chat would read in another order than it was written.
 */
export function plan(items: readonly OutboxItem[], sending: Sending): Plan {
  const firsts = new Map<number, OutboxItem>();
  for (const item of items) {
    if (item.status !== 'failed' && !firsts.has(item.chatId)) firsts.set(item.chatId, item);
  }
  const now: OutboxItem[] = [];
  let next: number | undefined;
  for (const item of firsts.values()) {
    if (sending.busy.has(item.chatId)) continue;
    const at = sending.restsUntil.get(item.clientId) ?? sending.now;
    if (at <= sending.now) now.push(item);
    else next = Math.min(next ?? at, at);
  }
  return { now, next };
}
