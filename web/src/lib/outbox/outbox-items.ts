/** One thing that is on its way to the server. */
export interface OutgoingItem {
  /** Chosen here. The server has it too, so that the item counts only once however often it is sent. */
  clientId: string;
  /** When the member made it, by this device's clock, as an ISO date. Items are sent in this order. */
  createdAt: string;
  status: 'waiting' | 'sending' | 'failed';
  /** Why it failed, for people. */
  problem?: string;
  /** How many times in a row the server was away when it was tried. */
  tries: number;
}

/** What happens to every kind of item. Tabs send each other these events. */
export type OutgoingEvent<Item, Answer> =
  | { type: 'added'; clientId: string; item: Item }
  | { type: 'sending'; clientId: string }
  /** The server was away. `counts` is false if there was no session, which does not count as a failed try. */
  | { type: 'postponed'; clientId: string; counts: boolean }
  | { type: 'refused'; clientId: string; problem: string }
  | { type: 'retried'; clientId: string }
  /** It is on the server. Includes what the server has made of it, if that is known. */
  | { type: 'arrived'; clientId: string; message?: Answer }
  /** The member has discarded it. */
  | { type: 'discarded'; clientId: string };

/** What happens to items of one kind alone. */
export interface ExtraEvent {
  type: string;
  clientId: string;
}

/** The unsent items, and which have left, so that a late event can't bring one back. */
export interface OutboxItems<Item> {
  readonly items: readonly Item[];
  readonly gone: ReadonlySet<string>;
}

/** How an item is after an event about it: undefined if it has left, the same object if nothing has changed. */
export type ApplyToItem<Item, Event> = (item: Item, event: Event) => Item | undefined;

/** How many of those that left last are remembered. Late events arrive within seconds. */
const GONE_MAX = 200;

type Sorted = Pick<OutgoingItem, 'clientId' | 'createdAt'>;

/** The items with some more. Known ones and those that have left are ignored. */
export function withItems<Item extends Sorted>(
  outbox: OutboxItems<Item>,
  told: readonly Item[],
): OutboxItems<Item> {
  const known = new Set(outbox.items.map(({ clientId }) => clientId));
  const fresh = told.filter(({ clientId }) => !known.has(clientId) && !outbox.gone.has(clientId));
  if (fresh.length === 0) return outbox;
  return { ...outbox, items: [...outbox.items, ...fresh].sort(inOrder) };
}

function withoutItem<Item extends Sorted>(
  outbox: OutboxItems<Item>,
  clientId: string,
): OutboxItems<Item> {
  if (outbox.gone.has(clientId)) return outbox;
  return {
    items: outbox.items.filter((item) => item.clientId !== clientId),
    gone: new Set([...outbox.gone, clientId].slice(-GONE_MAX)),
  };
}

/** The items after an event about one of them. Events about items that are not there return the same object. */
export function afterEvent<Item extends Sorted, Event extends ExtraEvent & { item?: Item }>(
  outbox: OutboxItems<Item>,
  event: Event,
  apply: ApplyToItem<Item, Event>,
): OutboxItems<Item> {
  if (event.type === 'added') return event.item ? withItems(outbox, [event.item]) : outbox;
  if (event.type === 'arrived' || event.type === 'discarded')
    return withoutItem(outbox, event.clientId);
  const before = outbox.items.find(({ clientId }) => clientId === event.clientId);
  const after = before && apply(before, event);
  if (after === before) return outbox;
  if (after === undefined) return withoutItem(outbox, event.clientId);
  return { ...outbox, items: outbox.items.map((item) => (item === before ? after : item)) };
}

/** In the order in which they were sent. */
function inOrder(one: Sorted, other: Sorted): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.clientId < other.clientId ? -1 : 1;
}
