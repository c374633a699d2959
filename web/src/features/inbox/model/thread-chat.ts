import type { Chat } from '@hearthside/contract/inbox/fields';

/**
 * A chat after somebody has read it up to a message. An older mark changes nothing. The viewer, who may have marked
 * messages as unread, has read less of it than the others were shown.
 */
export function withRead(chat: Chat, memberId: number, readUpTo: number, viewerId: number): Chat {
  const member = chat.members.find(({ user }) => user.id === memberId);
  if (!member) return chat;
  const own = memberId === viewerId ? Math.max(chat.readUpTo, readUpTo) : chat.readUpTo;
  const isFurther = member.readUpTo < readUpTo;
  if (!isFurther && own === chat.readUpTo) return chat;
  const members = isFurther ? withMark(chat.members, memberId, readUpTo) : chat.members;
  return { ...chat, readUpTo: own, members };
}

const withMark = (members: Chat['members'], memberId: number, readUpTo: number) =>
  members.map((member) => (member.user.id === memberId ? { ...member, readUpTo } : member));

/**
 * Whether a member is shown other messages of a chat than before, or lines of them without words: they were added again
 * and see it from then on, or its pet was moved to the trash and its record is hidden. What was loaded is loaded anew.
 */
export const isSeenOtherwise = (before: Chat, after: Chat): boolean =>
  (before.group?.seesFrom ?? null) !== (after.group?.seesFrom ?? null) ||
  (before.pet === undefined) !== (after.pet === undefined);

/** Whether lines about the record and the care of the chat's pet are shown that were left out before. */
export const hasMoreCards = (before: Chat, after: Chat): boolean =>
  before.pet?.careUpdates === false && after.pet?.careUpdates === true;

/**
 * A chat from an answer. Nobody's read mark moves backward, whichever answer is newer: only in an answer that knows all
 * of what the viewer has seen, they have marked messages as unread.
 */
export function withAnswer(held: Chat | undefined, answered: Chat, viewerId: number): Chat {
  if (!held) return answered;
  const marks = new Map(answered.members.map(({ user, readUpTo }) => [user.id, readUpTo]));
  const later = held.members.filter(
    ({ user, readUpTo }) => readUpTo > (marks.get(user.id) ?? readUpTo),
  );
  if (later.length === 0) return answered;
  const isOld = later.some(({ user }) => user.id === viewerId);
  return {
    ...answered,
    readUpTo: isOld ? Math.max(held.readUpTo, answered.readUpTo) : answered.readUpTo,
    members: later.reduce(
      (members, { user, readUpTo }) => withMark(members, user.id, readUpTo),
      answered.members,
    ),
  };
}
