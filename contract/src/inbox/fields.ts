import { shortened } from '../shortened';
import { ATTACHMENT_TEXT } from './attachment-text';
import type { Chat, ChatUser } from './shapes';

export type {
  Chat,
  ChatMember,
  ChatUser,
  Mention,
  Message,
  Quote,
  Reaction,
  Wording,
} from './shapes';

/** How many messages of a chat can be pinned at once. */
export const PINS_MAX = 20;

/** Texts of part 1 §2.4, §5.2 and §8 for the inbox, word for word. */
export const INBOX_TEXTS = {
  noChats: 'No chats yet',
  noMatch: 'No chats match your search. Try a different search term.',
  noMessages: 'No messages yet',
  attachment: ATTACHMENT_TEXT,
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
  deleted: 'This message was deleted',
  onlyOwn: 'Only the person who wrote a message can edit or delete it.',
  reportReason: 'Please say what\u2019s wrong with this message.',
  reportedBefore: 'You\u2019ve already reported this message. The office has your report.',
  reportStays: 'A report can\u2019t be edited or deleted.',
  editedElsewhere:
    'This message was edited in another window. Copy your text, cancel, and edit it again.',
  reportsOwn: 'You can\u2019t report your own message.',
  pinsFull: `This chat has ${PINS_MAX} pinned messages. Unpin one of them first.`,
  careTeam: 'Care team',
  careTeamChat: 'Care team chat',
  careTeamOnly: 'Only admins and people who care for this animal can open its chat.',
  noRecord: 'Only messages in a care team chat can be added to a record.',
  inRecord: 'This message is already in the record.',
  inDocuments: 'This file is already among the documents.',
  lineStays: 'You can\u2019t reply to this or change it.',
} as const;

/** For how long a chat can be muted. */
export const MUTE_TIMES = ['hour', 'day', 'ever'] as const;
export type MuteTime = (typeof MUTE_TIMES)[number];

/** Whether a member is told of new messages of a chat at this moment. A chat that is muted for a time ends so by itself. */
export const isNotified = (
  { notifications, mutedUntil }: Pick<Chat, 'notifications' | 'mutedUntil'>,
  now: number,
): boolean => notifications || (mutedUntil !== null && Date.parse(mutedUntil) <= now);

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
/** How long the reason of a report may be. */
export const REPORT_REASON_MAX = 1000;
/** The client id of a report of a message: a member reports each one once. No other message has such an id. */
export const reportId = (messageId: number): string => `report-${messageId}`;
/** Whether a message is a report to the office. */
export const isReport = ({ clientId }: { clientId: string }): boolean =>
  clientId.startsWith(reportId(0).slice(0, -1));
/** How many hours after sending a message can be changed and deleted, unless the panel says otherwise. */
export const CHANGE_HOURS = 24;
/** The reactions to a message, with the sign and the name of each. A member has at most one to each message. */
export const REACTIONS = {
  like: { sign: '👍', label: 'Like' },
  love: { sign: '❤️', label: 'Love' },
  laugh: { sign: '😂', label: 'Laugh' },
  surprise: { sign: '😮', label: 'Wow' },
  sadness: { sign: '😢', label: 'Sad' },
  thanks: { sign: '🙏', label: 'Thanks' },
} as const;
export type ReactionKind = keyof typeof REACTIONS;
export const REACTION_KINDS = Object.keys(REACTIONS) as [ReactionKind, ...ReactionKind[]];

/** How many characters of a message a reply to it shows. */
const QUOTE_MAX = 140;

/** The first words of a message, on one line. */
export const quotedText = (content: string): string =>
  shortened(content.replace(/\s+/g, ' ').trim(), QUOTE_MAX);

/**
 * A direct chat has two people and no name. A group has a name. Each trust has one chat with the trust's name
 * (rulings 11, 12), and each pet at most one with the pet's name, of those who care for it.
 */
export const CHAT_KINDS = ['direct', 'group', 'trust', 'pet'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** Whether a chat's people are those of a trust or of a pet: nobody adds anybody, leaves it or ends it for others. */
export const isKeptByItsSubject = ({ kind }: { kind: ChatKind }): boolean =>
  kind === 'trust' || kind === 'pet';

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
export const defaultChatName = (firstNames: readonly string[]): string =>
  shortened(firstNames.join(', '), CHAT_NAME_MAX);
