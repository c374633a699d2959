import type { Message } from '@hearthside/contract/inbox/fields';
import type { ChatEvent } from '@hearthside/contract/inbox/events';
import { dayKey, dayName } from './chat-times';
import { isOfOthers } from './of-others';

/** After this long, a message by the same sender shows the time again (part 1 §9). */
const HEAD_GAP_MS = 5 * 60_000;

/** Where the unread messages started when the thread was opened: after this message, and how many. */
export interface UnreadMark {
  after: number;
  count: number;
}

/** The fields of an unsent message that its place in the thread depends on. */
interface Waiting {
  clientId: string;
  createdAt: string;
}

/** One line of a thread. `head` means that it starts with sender and time. */
export type ThreadLine<Pending extends Waiting> =
  | { type: 'day'; key: string; name: string }
  | { type: 'unread'; key: string; count: number }
  | { type: 'event'; key: string; message: Message; event: ChatEvent }
  | { type: 'message'; key: string; message: Message; head: boolean }
  | { type: 'pending'; key: string; item: Pending; head: boolean };

export interface ThreadContent<Pending extends Waiting> {
  messages: readonly Message[];
  /** The member's own unsent messages. They come last. */
  pending: readonly Pending[];
  unread: UnreadMark | undefined;
  /** Whether there are messages before these. */
  hasOlder: boolean;
  viewerId: number;
  now: Date;
}

/**
 * The key of a message's line. One's own message keeps the client id that it had in the outbox, so that it stays the
 * same line. Client ids of other people's messages prove nothing, because anybody can send one they have read.
 */
export const lineKey = (
  { id, clientId }: Pick<Message, 'id' | 'clientId'>,
  own: boolean,
): string => (own ? clientId : `m${id}`);

/** The client ids of this member's own messages that are here. */
export const ownClientIds = (messages: readonly Message[], viewerId: number): Set<string> =>
  new Set(messages.filter(({ senderId }) => senderId === viewerId).map(({ clientId }) => clientId));

/** The lines of a thread: divided by day, with senders where they change, and the unread mark. */
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
    const head = enter({ key, by, at, isLine: Boolean(message.event) }, id);
    if (message.event) lines.push({ type: 'event', key, message, event: message.event });
    else lines.push({ type: 'message', key, message, head });
  }
  const arrived = ownClientIds(messages, viewerId);
  for (const item of pending) {
    // The message may arrive a moment before the outbox is told.
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
  /** It is a line of what happened. The message after it says again who wrote it. */
  isLine?: boolean;
}

/** The first in the thread, another sender, or five minutes after the previous one (part 1 §4). */
function needsHead(before: Entry | undefined, entry: Entry): boolean {
  if (!before || before.isLine || before.by !== entry.by) return true;
  const gap = Date.parse(entry.at) - Date.parse(before.at);
  // If a date is invalid, the gap is not known, so the time is shown.
  return !(gap < HEAD_GAP_MS);
}

/**
 * The first message by somebody else after the mark. While older ones are not loaded, the first loaded one means
 * nothing: the unread messages may start before it.
 */
function firstUnread<Pending extends Waiting>(
  content: ThreadContent<Pending>,
): Message | undefined {
  const { messages, unread, viewerId, hasOlder } = content;
  if (!unread) return undefined;
  const index = messages.findIndex((one) => one.id > unread.after && isOfOthers(one, viewerId));
  return index > 0 || !hasOlder ? messages[index] : undefined;
}
