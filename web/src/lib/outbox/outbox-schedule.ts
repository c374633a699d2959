const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait after this many consecutive tries with the server away, in milliseconds: 1, 2, 4 … 30 s. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1));
}

/** What scheduling needs to know about an item. Those of one lane are sent one after another. */
export interface Scheduled {
  clientId: string;
  status: string;
}

/** What scheduling needs besides the items, which are in the order of sending. */
export interface Sending<Item> {
  laneOf: (item: Item) => number;
  /** The lanes in which something is being sent now. */
  busy: ReadonlySet<number>;
  /** Until when an item is not retried, by client id, in the clock's milliseconds. */
  restsUntil: ReadonlyMap<string, number>;
  now: number;
}

/** What to send now, and when there will be more if nothing happens before. */
export interface Plan<Item> {
  now: Item[];
  /** In the clock's milliseconds. Undefined if there is nothing to wait for. */
  next: number | undefined;
}

/**
 * What to send next: one item at a time in each lane, in order. A failed one does not block those after it. One that
 * waits for the server does, or a chat would read in another order than it was written.
 */
export function plan<Item extends Scheduled>(
  items: readonly Item[],
  { laneOf, busy, restsUntil, now: at }: Sending<Item>,
): Plan<Item> {
  const firsts = new Map<number, Item>();
  for (const item of items) {
    if (item.status !== 'failed' && !firsts.has(laneOf(item))) firsts.set(laneOf(item), item);
  }
  const now: Item[] = [];
  let next: number | undefined;
  for (const [lane, item] of firsts) {
    if (busy.has(lane)) continue;
    const due = restsUntil.get(item.clientId) ?? at;
    if (due <= at) now.push(item);
    else next = Math.min(next ?? due, due);
  }
  return { now, next };
}
