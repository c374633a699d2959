import type { Chat } from '@hearthside/contract/inbox/fields';

/** A chat after somebody has read it up to a message. An older mark changes nothing. */
export function withRead(chat: Chat, memberId: number, readUpTo: number, viewerId: number): Chat {
  const isFromOthers = chat.members.some(
    (member) => member.user.id === memberId && member.readUpTo < readUpTo,
  );
  if (!isFromOthers) return chat;
  return {
    ...chat,
    readUpTo: memberId === viewerId ? Math.max(chat.readUpTo, readUpTo) : chat.readUpTo,
    members: chat.members.map((member) =>
      member.user.id === memberId ? { ...member, readUpTo } : member,
    ),
  };
}

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

/** A chat from an answer. Nobody's read mark moves backward, whichever answer is newer. */
export function withAnswer(held: Chat | undefined, answered: Chat, viewerId: number): Chat {
  return (held?.members ?? []).reduce(
    (chat, { user, readUpTo }) => withRead(chat, user.id, readUpTo, viewerId),
    answered,
  );
}
