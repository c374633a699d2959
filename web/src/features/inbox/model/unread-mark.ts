import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { isOfOthers } from './of-others';
import type { UnreadMark } from './thread-lines';

const ofOthersAfter = (messages: readonly Message[], after: number, viewerId: number) =>
  messages.filter((one) => one.id > after && isOfOthers(one, viewerId)).length;

/**
 * Where the unread messages start in a chat that is opened. The server's count includes messages that are not loaded
 * yet.
 */
export function markOnOpening(
  { readUpTo, unread }: Pick<Chat, 'readUpTo' | 'unread'>,
  messages: readonly Message[],
  viewerId: number,
): UnreadMark | undefined {
  const here = ofOthersAfter(messages, readUpTo, viewerId);
  return here > 0 ? { after: readUpTo, count: Math.max(here, unread) } : undefined;
}

/** Where the unread messages start for a member who returns to a window that they left at a message. */
export function markOnReturn(
  leftAt: number,
  messages: readonly Message[],
  viewerId: number,
): UnreadMark | undefined {
  const count = ofOthersAfter(messages, leftAt, viewerId);
  return count > 0 ? { after: leftAt, count } : undefined;
}
