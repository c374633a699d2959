import type { Chat } from '@hearthside/contract/inbox';

/** A chat after somebody has read it up to a message. What is older than what is known changes nothing. */
export function withRead(chat: Chat, memberId: number, readUpTo: number, readerId: number): Chat {
  const isNews = chat.members.some(
    (member) => member.user.id === memberId && member.readUpTo < readUpTo,
  );
  if (!isNews) return chat;
  return {
    ...chat,
    readUpTo: memberId === readerId ? Math.max(chat.readUpTo, readUpTo) : chat.readUpTo,
    members: chat.members.map((member) =>
      member.user.id === memberId ? { ...member, readUpTo } : member,
    ),
  };
}

/** A chat as it was answered; nobody has read less of it than was known before, whichever answer is the later. */
export function withAnswer(held: Chat | undefined, answered: Chat, readerId: number): Chat {
  return (held?.members ?? []).reduce(
    (chat, { user, readUpTo }) => withRead(chat, user.id, readUpTo, readerId),
    answered,
  );
}
