import type { Chat, Message } from '@hearthside/contract/inbox';
import type { UnreadMark } from './thread-lines';

const ofOthersAfter = (messages: readonly Message[], after: number, readerId: number) =>
  messages.filter(({ id, senderId }) => id > after && senderId !== readerId).length;

/** Where the unread begins in a chat that is opened; the server's count knows of messages not loaded yet. */
export function markOnOpening(
  { readUpTo, unread }: Pick<Chat, 'readUpTo' | 'unread'>,
  messages: readonly Message[],
  readerId: number,
): UnreadMark | undefined {
  const here = ofOthersAfter(messages, readUpTo, readerId);
  return here > 0 ? { after: readUpTo, count: Math.max(here, unread) } : undefined;
}

/** Where the unread begins for somebody who comes back to a window they left at a message. */
export function markOnReturn(
  leftAt: number,
  messages: readonly Message[],
  readerId: number,
): UnreadMark | undefined {
  const count = ofOthersAfter(messages, leftAt, readerId);
  return count > 0 ? { after: leftAt, count } : undefined;
}
