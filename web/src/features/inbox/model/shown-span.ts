import type { Message } from '@hearthside/contract/inbox/fields';
import { isOfOthers } from './of-others';

/**
 * The messages whose ends are visible: from the first to the last, by id. `last` is before `first` if there is none.
 */
export interface ShownSpan {
  first: number;
  last: number;
}

/** What is known here about a chat's messages, and up to which of them the member has read it. */
export interface ReadState {
  messages: readonly Message[];
  hasOlder: boolean;
  readUpTo: number;
  viewerId: number;
}

const ofOthers = ({ messages, viewerId }: ReadState, from: number, to: number) =>
  messages.filter((one) => one.id > from && one.id < to && isOfOthers(one, viewerId)).length;

/** Whether the first unread message may come before all loaded ones. */
const beginsBefore = ({ messages, hasOlder, readUpTo }: ReadState): boolean =>
  hasOlder && (messages[0]?.id ?? 0) > readUpTo;

/**
 * Up to which message the chat is read once these were shown. The read mark is a single position in the thread, so it
 * does not move past messages that were not shown.
 */
export function readAfter(state: ReadState, { first, last }: ShownSpan): number {
  const { readUpTo, messages } = state;
  if (beginsBefore(state) || ofOthers(state, readUpTo, first) > 0) return readUpTo;
  // A line of what happened is nothing that could be read.
  const lastMessage = messages.findLast(({ id, event }) => id <= last && !event);
  return Math.max(readUpTo, lastMessage?.id ?? 0);
}

/** How many unread messages are above and below the visible ones. `unread` is the server's total. */
export function unreadAround(state: ReadState, { first, last }: ShownSpan, unread: number) {
  const { readUpTo } = state;
  const above = ofOthers(state, readUpTo, first);
  const below = ofOthers(state, Math.max(readUpTo, last, first - 1), Infinity);
  return { above: beginsBefore(state) ? Math.max(above, unread - below, 1) : above, below };
}

/** The first unread message, if it is loaded. */
export const firstUnreadOf = (state: ReadState): Message | undefined =>
  beginsBefore(state)
    ? undefined
    : state.messages.find((one) => one.id > state.readUpTo && isOfOthers(one, state.viewerId));
