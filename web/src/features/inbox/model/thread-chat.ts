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

/** A chat from an answer. Nobody's read mark moves backward, whichever answer is newer. */
export function withAnswer(held: Chat | undefined, answered: Chat, viewerId: number): Chat {
  return (held?.members ?? []).reduce(
    (chat, { user, readUpTo }) => withRead(chat, user.id, readUpTo, viewerId),
    answered,
  );
}
