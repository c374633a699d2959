import type { Message } from '@hearthside/contract/inbox/fields';

/**
 * Whether somebody else wrote it. A line of what happened is by nobody and is never unread. Servers of the last release
 * know no lines, and say nothing of them.
 */
export const isOfOthers = (
  { event, senderId }: Pick<Message, 'event' | 'senderId'>,
  viewerId: number,
): boolean => !event && senderId !== viewerId;
