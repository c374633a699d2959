import type { Chat, ChatUser } from '@hearthside/contract/inbox/fields';

/** The admins, who are in every chat, by name. */
export const adminsIn = (chat: Pick<Chat, 'members'> | undefined): ChatUser[] =>
  (chat?.members ?? [])
    .map(({ user }) => user)
    .filter(({ role, verified }) => role === 'admin' && verified)
    .sort((one, other) => one.firstName.localeCompare(other.firstName));

/** The admin who takes care of a chat. Undefined if nobody does. */
export const assigneeOf = (chat: Chat): ChatUser | undefined =>
  chat.members.find(({ user }) => user.id === chat.forOffice?.assigneeId)?.user;

/** The only one who writes to the office in a chat. Undefined if there are several, or nobody. */
export function writerIn(chat: Pick<Chat, 'members'>): ChatUser | undefined {
  const people = chat.members.filter(({ office, user }) => !office && user.role !== 'admin');
  return people.length === 1 ? people[0]?.user : undefined;
}
