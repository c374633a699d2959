import type { Chat, ChatUser } from './shapes';

export type { Chat, ChatMember, ChatUser, Message } from './shapes';

/** Texts of part 1 §2.4, §5.2 and §8 for the inbox, word for word. */
export const INBOX_TEXTS = {
  noChats: 'No chats yet',
  noMatch: 'No chats match your search. Try a different search term.',
  noMessages: 'No messages yet',
  attachment: 'Attachment',
  group: 'Group',
  unknownUser: 'Unknown User',
  unknownDate: 'Unknown date',
  invalidDate: 'Invalid date',
  chatsFailed: 'Failed to fetch chats',
  messagesFailed: 'Failed to fetch messages',
  filesFailed: 'Failed to fetch chat files',
  settingsFailed: 'Failed to update chat member settings',
  sendFailed: 'Failed to send message',
  closeFailed: 'Failed to close chat',
  closed: 'Chat closed successfully',
  usersFailed: 'Failed to load users',
  exists: 'A chat already exists with this user',
  createFailed: 'Failed to create chat',
  created: 'Chat created successfully!',
  adminsCreateNone: 'Admins cannot create chats',
  pickSomebody: 'Please select at least one user to chat with',
} as const;

/** How many messages a page has (part 1 §9). Below, the most that can be requested. */
export const MESSAGES_PAGE = 25;
export const MESSAGES_PAGE_MAX = 100;
/** How many chats a page of the list has. */
export const CHATS_PAGE = 30;
/** How many users the picker of a new chat loads at once (part 1 §9). */
export const PICKER_LIMIT = 100;
/** The most people that can be picked for one chat. */
export const PICKED_MAX = 50;
export const MESSAGE_MAX = 5000;
export const CHAT_NAME_MAX = 80;

/**
 * A direct chat has two people and no name. A group has a name. Each trust has one chat with the trust's name
 * (rulings 11, 12).
 */
export const CHAT_KINDS = ['direct', 'group', 'trust'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** A chat's title for this member: its name, or the others who were picked for it. */
export function chatTitle(
  { name, members }: Pick<Chat, 'name' | 'members'>,
  readerId: number,
): string {
  if (name) return name;
  const others = members.filter(({ office, user }) => !office && user.id !== readerId);
  if (others.length === 0) return INBOX_TEXTS.unknownUser;
  return others.map(({ user }) => fullName(user)).join(', ');
}

const fullName = ({ firstName, lastName }: Pick<ChatUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** A group's name if its creator gave it none: the first names of its people (ruling 11). */
export function defaultChatName(firstNames: readonly string[]): string {
  const name = firstNames.join(', ');
  return name.length <= CHAT_NAME_MAX ? name : `${name.slice(0, CHAT_NAME_MAX - 1)}…`;
}
