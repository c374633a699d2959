import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import type { UnreadMark } from './thread-lines';

const ofOthersAfter = (messages: readonly Message[], after: number, viewerId: number) =>
  messages.filter(({ id, senderId }) => id > after && senderId !== viewerId).length;

/** Where the unread begins in a chat that is opened; the server's count knows of messages not loaded yet. */
export function markOnOpening(
  { readUpTo, unread }: Pick<Chat, 'readUpTo' | 'unread'>,
  messages: readonly Message[],
  viewerId: number,
): UnreadMark | undefined {
  const here = ofOthersAfter(messages, readUpTo, viewerId);
  return here > 0 ? { after: readUpTo, count: Math.max(here, unread) } : undefined;
}

/** Where the unread begins for somebody who comes back to a window they left at a message. */
export function markOnReturn(
  leftAt: number,
  messages: readonly Message[],
  viewerId: number,
): UnreadMark | undefined {
  const count = ofOthersAfter(messages, leftAt, viewerId);
  return count > 0 ? { after: leftAt, count } : undefined;
}
