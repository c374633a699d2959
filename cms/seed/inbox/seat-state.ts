/** The parts of a message that seats depend on. */
export interface SentMessage {
  id: number;
  senderId: number;
  at: Date;
}

/** What a member has seen: all except this many of the latest messages from others, or all until a moment. */
export type Seen = { unread: number } | { until: Date };

/** The columns of a seat that store what its member has read. */
export interface SeatState {
  read_up_to: number;
  unread: number;
  unread_since: Date | null;
  mailed_up_to: number;
}

/** The position of the first unseen message. A member has seen everything before their own messages. */
function firstUnseen(messages: readonly SentMessage[], memberId: number, seen: Seen): number {
  const own = messages.findLastIndex(({ senderId }) => senderId === memberId);
  if ('until' in seen) {
    const later = messages.findIndex(({ at }) => at > seen.until);
    return Math.max(own + 1, later < 0 ? messages.length : later);
  }
  const first = messages.length - seen.unread;
  if (first <= own) throw new Error('Who writes has read what was written before.');
  return first;
}

/**
 * A seat as sending and reading would have left it. `messages` are all of its chat, in order. Unread messages count
 * as mailed, so that nobody gets email about the past.
 * @throws if a member would have unread messages older than one of their own.
 */
export function seatState(
  messages: readonly SentMessage[],
  memberId: number,
  seen: Seen,
): SeatState {
  const first = firstUnseen(messages, memberId, seen);
  const left = messages.slice(first).filter(({ senderId }) => senderId !== memberId);
  return {
    read_up_to: messages[first - 1]?.id ?? 0,
    unread: left.length,
    unread_since: left[0]?.at ?? null,
    mailed_up_to: messages.at(-1)?.id ?? 0,
  };
}
