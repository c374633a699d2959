import type { Message } from '@hearthside/contract/inbox/fields';
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
}

/** A page from the server, or a realtime message. */
export type ThreadEvent =
  | {
      /** The end of the thread, the messages before a message, or those after one. */
      type: 'newest' | 'older' | 'newer';
      messages: readonly Message[];
      /** Whether there are more in the requested direction. */
      hasMore: boolean;
    }
  | { type: 'message'; message: Message };

export const emptyThread: Thread = {
  messages: [],
  hasOlder: false,
  loaded: false,
  startKnown: false,
};

/**
 * The thread after a page or a realtime message. Messages are merged by id, and of two copies the one that was
 * updated later stays. The order of events and repetitions make no difference. An event without effect returns the
 * same object.
 */
export function applyThreadEvent(thread: Thread, event: ThreadEvent): Thread {
  const messages = withMessages(
    thread.messages,
    event.type === 'message' ? [event.message] : event.messages,
  );
  const loaded = thread.loaded || event.type === 'newest';
  const startKnown =
    thread.startKnown || ((event.type === 'newest' || event.type === 'older') && !event.hasMore);
  if (
    messages === thread.messages &&
    loaded === thread.loaded &&
    startKnown === thread.startKnown
  ) {
    return thread;
  }
  return { messages, loaded, startKnown, hasOlder: loaded && !startKnown };
}

function withMessages(held: readonly Message[], told: readonly Message[]): readonly Message[] {
  const byId = new Map(held.map((message) => [message.id, message]));
  let changed = false;
  for (const message of told) {
    const before = byId.get(message.id);
    if (before && !isNewerCopy(message, before)) continue;
    byId.set(message.id, message);
    changed = true;
  }
  return changed ? [...byId.values()].sort(inOrder) : held;
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
