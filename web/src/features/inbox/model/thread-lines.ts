import type { Message } from '@hearthside/contract/inbox/fields';
import { dayKey, dayName } from './chat-times';

/** After so long a message of the same sender tells the time again (part 1 §9). */
const HEAD_GAP_MS = 5 * 60_000;

/** Where the unread began when the thread was opened: after this message, and so many. */
export interface UnreadMark {
  after: number;
  count: number;
}

/** What waits to be sent, as far as its place in the thread goes. */
interface Waiting {
  clientId: string;
  createdAt: string;
}

/** One line of a thread. `head`: it begins with who and when. */
export type ThreadLine<Pending extends Waiting> =
  | { type: 'day'; key: string; name: string }
  | { type: 'unread'; key: string; count: number }
  | { type: 'message'; key: string; message: Message; head: boolean }
  | { type: 'pending'; key: string; item: Pending; head: boolean };

export interface ThreadContent<Pending extends Waiting> {
  messages: readonly Message[];
  /** One's own that are not sent yet; they come last. */
  pending: readonly Pending[];
  unread: UnreadMark | undefined;
  /** Whether there are messages before these. */
  hasOlder: boolean;
  viewerId: number;
  now: Date;
}

/**
 * What a message's line is known by. One's own keeps the client id it had in the outbox, so that it stays the same
 * line; a client id of somebody else proves nothing, for anybody may send one they have read.
 */
export const lineKey = (
  { id, clientId }: Pick<Message, 'id' | 'clientId'>,
  own: boolean,
): string => (own ? clientId : `m${id}`);

/** The client ids under which this member's own messages are here. */
export const ownClientIds = (messages: readonly Message[], viewerId: number): Set<string> =>
  new Set(messages.filter(({ senderId }) => senderId === viewerId).map(({ clientId }) => clientId));

/** A thread as it is read: days divided, senders named where they change, the unread marked. */
export function threadLines<Pending extends Waiting>(
  content: ThreadContent<Pending>,
): ThreadLine<Pending>[] {
  const { messages, pending, unread, viewerId, now } = content;
  const lines: ThreadLine<Pending>[] = [];
  const unreadFrom = firstUnread(content)?.id;
  let before: Entry | undefined;

  const enter = (entry: Entry, id?: number): boolean => {
    const newDay = !before || dayKey(before.at) !== dayKey(entry.at);
    if (newDay) lines.push({ type: 'day', key: `day-${entry.key}`, name: dayName(entry.at, now) });
    const begins = unread !== undefined && id !== undefined && id === unreadFrom;
    if (begins) lines.push({ type: 'unread', key: 'unread', count: unread.count });
    const head = newDay || begins || needsHead(before, entry);
    before = entry;
    return head;
  };

  for (const message of messages) {
    const { id, senderId: by, createdAt: at } = message;
    const key = lineKey(message, by === viewerId);
    const head = enter({ key, by, at }, id);
    lines.push({ type: 'message', key, message, head });
  }
  const arrived = ownClientIds(messages, viewerId);
  for (const item of pending) {
    // Its message may be here a moment before the outbox knows.
    if (arrived.has(item.clientId)) continue;
    const head = enter({ key: item.clientId, by: viewerId, at: item.createdAt });
    lines.push({ type: 'pending', key: item.clientId, item, head });
  }
  return lines;
}

interface Entry {
  key: string;
  by: number | null;
  at: string;
}

/** First in the thread, another sender, or five minutes after the one before (part 1 §4). */
function needsHead(before: Entry | undefined, entry: Entry): boolean {
  if (!before || before.by !== entry.by) return true;
  const gap = Date.parse(entry.at) - Date.parse(before.at);
  // Where a date can't be read nothing is known of the gap, and saying so is the honest thing.
  return !(gap < HEAD_GAP_MS);
}

/**
 * The first message of somebody else after the mark. While older ones are still to come, the first that is
 * here says nothing: the unread may begin before it.
 */
function firstUnread<Pending extends Waiting>(
  content: ThreadContent<Pending>,
): Message | undefined {
  const { messages, unread, viewerId, hasOlder } = content;
  if (!unread) return undefined;
  const index = messages.findIndex(
    ({ id, senderId }) => id > unread.after && senderId !== viewerId,
  );
  return index > 0 || !hasOlder ? messages[index] : undefined;
}
