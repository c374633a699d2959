import type { Message } from '@hearthside/contract/inbox/fields';
import { quoteNow } from './quote';
import { linksHoldTo } from './thread-links';

/** The messages of a chat as far as this device has them. */
export interface Thread {
  /** Ordered by (createdAt, id), without duplicates. */
  readonly messages: readonly Message[];
  /** Whether the server has older ones. */
  readonly hasOlder: boolean;
  /** Whether the newest page has loaded. Before that, only realtime messages are known. */
  readonly loaded: boolean;
  /** Whether a page has shown that nothing comes before it. Once true, it stays true. */
  readonly startKnown: boolean;
  /** Whether the thread was opened around one of its messages, and its end is not loaded yet. */
  readonly hasNewer: boolean;
  /** Newer messages after a gap. They belong to the thread once the gap is closed. */
  readonly ahead: readonly Message[];
  /** Messages that have changed and are not loaded. Quotes of them are as new as they are. */
  readonly aside: ReadonlyMap<number, Message>;
  /** What pages have shown: a place in the middle, up to which message they go on from there, and the end. */
  readonly reach: { readonly around: boolean; readonly to: number; readonly endKnown: boolean };
}

/** A page from the server, a realtime message, or changes of messages. */
export type ThreadEvent =
  | {
      /** The end of the thread, the messages up to a place in its middle, those before a message, or those after one. */
      type: 'newest' | 'around' | 'older' | 'newer';
      messages: readonly Message[];
      /** Whether there are more in the requested direction. */
      hasMore: boolean;
    }
  | { type: 'message'; message: Message }
  /** Messages that were changed or deleted. They may be older than everything that is loaded. */
  | { type: 'changed'; messages: readonly Message[] };

export const emptyThread: Thread = {
  messages: [],
  hasOlder: false,
  loaded: false,
  startKnown: false,
  hasNewer: false,
  ahead: [],
  aside: new Map(),
  reach: { around: false, to: 0, endKnown: false },
};

/**
 * The thread after a page, a realtime message or a change. Messages are merged by id, and of two copies the one that
 * was updated later stays. The order of events and repetitions make no difference. An event without effect returns the
 * same object.
 */
export function applyThreadEvent(thread: Thread, event: ThreadEvent): Thread {
  const held = thread.ahead.length > 0 ? [...thread.messages, ...thread.ahead] : thread.messages;
  const { told, aside } = divided(held, thread.aside, event);
  const all = withQuotes(withMessages(held, told), aside);
  const reach = reachAfter(thread.reach, event);
  const loaded = thread.loaded || event.type === 'newest' || event.type === 'around';
  const startKnown = thread.startKnown || showsStart(event);
  const isSame =
    all === held &&
    aside === thread.aside &&
    reach === thread.reach &&
    loaded === thread.loaded &&
    startKnown === thread.startKnown;
  if (isSame) return thread;
  const hasNewer = reach.around && !reach.endKnown;
  return {
    messages: hasNewer ? all.filter(({ id }) => id <= reach.to) : all,
    ahead: hasNewer ? all.filter(({ id }) => id > reach.to) : emptyThread.ahead,
    hasOlder: loaded && !startKnown,
    loaded,
    startKnown,
    hasNewer,
    aside,
    reach,
  };
}

/** A message of the thread or one that has changed, as it is now. Undefined if it is not known. */
export const messageNow = ({ messages, ahead, aside }: Thread, id: number): Message | undefined =>
  aside.get(id) ?? [...messages, ...ahead].find((message) => message.id === id);

/** What an event tells about the messages of the thread, and about others. */
function divided(held: readonly Message[], aside: Thread['aside'], event: ThreadEvent) {
  if (event.type !== 'changed') {
    const messages = event.type === 'message' ? [event.message] : event.messages;
    const known = messages.flatMap(({ id }) => aside.get(id) ?? []);
    if (known.length === 0) return { told: messages, aside };
    const left = new Map(aside);
    for (const { id } of known) left.delete(id);
    return { told: [...messages, ...known], aside: left };
  }
  const ids = new Set(held.map(({ id }) => id));
  const others = event.messages.filter(({ id }) => !ids.has(id));
  const before = [...aside.values()];
  const after = withMessages(before, others);
  return {
    told: event.messages.filter(({ id }) => ids.has(id)),
    aside: after === before ? aside : new Map(after.map((message) => [message.id, message])),
  };
}

/** The messages with the quotes of changed ones as they are now. The same array if no quote is older. */
function withQuotes(messages: readonly Message[], aside: Thread['aside']): readonly Message[] {
  if (!messages.some(({ replyTo }) => replyTo)) return messages;
  const byId = new Map(messages.map((message) => [message.id, message]));
  let changed = false;
  const fresh = messages.map((message) => {
    const { replyTo } = message;
    if (!replyTo) return message;
    const now = quoteNow(replyTo, byId.get(replyTo.id) ?? aside.get(replyTo.id));
    if (now === replyTo) return message;
    changed = true;
    return { ...message, replyTo: now };
  });
  return changed ? fresh : messages;
}

const showsStart = (event: ThreadEvent): boolean =>
  'hasMore' in event && event.type !== 'newer' && !event.hasMore;

function reachAfter(reach: Thread['reach'], event: ThreadEvent): Thread['reach'] {
  if (!('hasMore' in event) || event.type === 'older') return reach;
  const around = reach.around || event.type === 'around';
  const to = Math.max(reach.to, ...event.messages.map(({ id }) => id));
  const isEnd = event.type === 'newest' || (event.type === 'newer' && !event.hasMore);
  const endKnown = reach.endKnown || isEnd;
  const isSame = around === reach.around && to === reach.to && endKnown === reach.endKnown;
  return isSame ? reach : { around, to, endKnown };
}

function withMessages(held: readonly Message[], told: readonly Message[]): readonly Message[] {
  const byId = new Map(held.map((message) => [message.id, message]));
  let changed = false;
  for (const message of told) {
    const before = byId.get(message.id);
    const after = before ? newerCopy(message, before) : message;
    if (after === before) continue;
    byId.set(message.id, after);
    changed = true;
  }
  return changed ? [...byId.values()].sort(inOrder) : held;
}

/** Of two copies of a message the one that was updated later, with the quote that was updated later. */
function newerCopy(copy: Message, held: Message): Message {
  const [newer, older] = isNewerCopy(copy, held) ? [copy, held] : [held, copy];
  const isOldQuote =
    newer.replyTo && older.replyTo && newer.replyTo.updatedAt < older.replyTo.updatedAt;
  return isOldQuote ? { ...newer, replyTo: older.replyTo } : newer;
}

/** Of two copies of the same update, the one whose links are valid longer is more useful. */
function isNewerCopy(copy: Message, held: Message): boolean {
  if (copy.updatedAt !== held.updatedAt) return copy.updatedAt > held.updatedAt;
  return linksHoldTo(copy) > linksHoldTo(held);
}

function inOrder(one: Message, other: Message): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.id - other.id;
}
