import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { NOBODY, type ChatView } from '@hearthside/contract/inbox/office-fields';

/** Which chats a list has. */
export interface ListOf {
  closed: boolean;
  searched: boolean;
  viewerId: number;
  view?: ChatView;
  /** For the office: only chats of which this admin takes care, or nobody. */
  assignee?: number | undefined;
}

/** Whether a chat is in a list. Of a search only the server knows. */
export function belongs(chat: Chat, { closed, view = 'all', assignee }: ListOf): boolean {
  const office = chat.forOffice;
  if (assignee !== undefined) {
    if (!office?.withOffice || (office.assigneeId ?? NOBODY) !== assignee) return false;
  }
  // Who waits for the office is the same for every admin, also for one who has put the chat away.
  if (view === 'waiting') return Boolean(office?.waitingSince);
  if (chat.closed !== closed) return false;
  if (view === 'unread') return chat.unread > 0;
  return view !== 'mine' || Boolean(office?.mine);
}

/** Whether a chat stands behind another, or at its place: the latest first, and of those who wait the oldest. */
export function isBehind(chat: Chat, other: Chat, { view }: ListOf): boolean {
  if (view !== 'waiting') return chat.activeAt <= other.activeAt;
  return (chat.forOffice?.waitingSince ?? '') >= (other.forOffice?.waitingSince ?? '');
}

/** What admins see of a chat after a message, as the server counts it. */
export function officeAfter(row: Chat, message: Message, viewerId: number): Chat['forOffice'] {
  const { forOffice: office, members } = row;
  if (!office) return undefined;
  const sender = members.find(({ user }) => user.id === message.senderId)?.user;
  const mine = office.mine || message.senderId === viewerId;
  if (!office.withOffice) return { ...office, mine };
  const isAnswer = sender?.role === 'admin';
  return {
    ...office,
    mine,
    waitingSince: isAnswer ? null : (office.waitingSince ?? message.createdAt),
  };
}
