import type { Chat, ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { changedPages, type ChatChange } from '../../model/chat-change';
import { applyThreadEvent, emptyThread, type Thread } from '../../model/thread';
import { hasMoreCards, isSeenOtherwise, withAnswer } from '../../model/thread-chat';

/** How many chats a device stores, those with the latest messages, and how many messages of each. */
export const STORED_CHATS = 30;
export const STORED_MESSAGES = 100;

/** A chat as a device stores it: itself and its newest messages, none missing between them. */
export interface StoredChat {
  chat: Chat;
  messages: readonly Message[];
  /** Whether the server has older ones. */
  hasOlder: boolean;
  formerMembers: readonly ChatUser[];
  /** The revision of the chat up to which all changes of these messages are in them. */
  revision: number;
}

/** A page of a chat's messages, as the server answers it. */
export interface AnsweredPage {
  chat: Chat;
  messages: readonly Message[];
  formerMembers: readonly ChatUser[];
  hasMore: boolean;
}

/** The chat as a page with its newest messages has it. */
export function storedFrom({ chat, messages, formerMembers, hasMore }: AnsweredPage): StoredChat {
  return bounded({ chat, messages, hasOlder: hasMore, formerMembers, revision: chat.revision });
}

/** The messages as a thread, so that one function merges them wherever they are. */
export const threadOf = ({ messages, hasOlder }: StoredChat): Thread =>
  applyThreadEvent(emptyThread, { type: 'newest', messages, hasMore: hasOlder });

/** The newest message of a chat here. 0 if there is none. */
export const newestId = ({ messages }: Pick<StoredChat, 'messages'>): number =>
  messages.at(-1)?.id ?? 0;

/** The newest message that is no line of what happened. 0 if there is none. */
const lastSaid = ({ messages }: StoredChat) => messages.findLast(({ event }) => !event)?.id ?? 0;

/** Whether the messages here are all that the server has at the end of a chat, as they are now. */
export const isCurrent = (stored: StoredChat, chat: Chat): boolean =>
  stored.revision === chat.revision &&
  !isShownOtherwise(stored.chat, chat) &&
  lastSaid(stored) === (chat.lastMessage?.id ?? 0);

/** Whether what is stored of a chat is not what its member is shown of it now. It is stored anew then. */
export const isShownOtherwise = (before: Chat, after: Chat): boolean =>
  isSeenOtherwise(before, after) || hasMoreCards(before, after) || isWithoutSomebody(before, after);

/** Whether somebody is not shown in a chat anymore: they have left it, or their account is in the trash. */
const isWithoutSomebody = (before: Chat, after: Chat): boolean => {
  const shown = new Set(after.members.map(({ user }) => user.id));
  return before.members.some(({ user }) => !shown.has(user.id));
};

/**
 * The chat after the page behind its newest message. Undefined if that is not the end: what is between is not worth
 * asking for, so the newest page takes the place of everything here. Nothing with a gap is ever stored.
 */
export function withPageAfter(stored: StoredChat, page: AnsweredPage): StoredChat | undefined {
  if (page.hasMore || isShownOtherwise(stored.chat, page.chat)) return undefined;
  const thread = applyThreadEvent(threadOf(stored), {
    type: 'newer',
    messages: page.messages,
    hasMore: false,
  });
  const known = new Set(page.formerMembers.map(({ id }) => id));
  return bounded({
    ...stored,
    chat: page.chat,
    messages: thread.messages,
    formerMembers: [
      ...stored.formerMembers.filter(({ id }) => !known.has(id)),
      ...page.formerMembers,
    ],
  });
}

/** The chat after changes of its messages. Those of messages that are not here only change quotes of them. */
export function withChanges(stored: StoredChat, messages: readonly Message[]): StoredChat {
  const before = threadOf(stored);
  const after = applyThreadEvent(before, { type: 'changed', messages });
  return after.messages === before.messages
    ? stored
    : bounded({ ...stored, messages: after.messages });
}

/** A stored chat after something has happened. `known` is false if the server has to be asked for what is new. */
export interface ChangedChat {
  stored: StoredChat;
  known: boolean;
}

/** What happens to a stored chat, as the list and the thread on screen follow it. `gone` is not for this function. */
export function afterChange(stored: StoredChat, change: ChatChange, viewerId: number): ChangedChat {
  const of = { closed: false, searched: false, viewerId };
  const { pages, known } = changedPages([{ chats: [stored.chat], next: null }], change, of);
  // A closed chat leaves the list.
  const chat = pages[0]?.chats[0];
  const after = chat && chat !== stored.chat ? { ...stored, chat: withoutLinks(chat) } : stored;
  if (change.type === 'changed') return { stored: withChanges(after, [change.message]), known };
  // A message may have a gap before it. Only a page shows that there is none.
  if (change.type === 'message')
    return { stored: after, known: change.message.id <= newestId(after) };
  if (change.type !== 'chat') return { stored: after, known };
  const answered = withAnswer(stored.chat, change.chat, viewerId);
  return {
    stored: { ...stored, chat: withoutLinks(answered) },
    known: isCurrent(stored, change.chat),
  };
}

/** At most so many messages, and no link: links expire, and files are not stored. */
function bounded(stored: StoredChat): StoredChat {
  const messages = stored.messages.slice(-STORED_MESSAGES).map(withoutFiles);
  const senders = new Set(messages.flatMap(({ senderId, pinnedById }) => [senderId, pinnedById]));
  return {
    ...stored,
    chat: withoutLinks(stored.chat),
    messages,
    hasOlder: stored.hasOlder || messages.length < stored.messages.length,
    formerMembers: stored.formerMembers.filter(({ id }) => senders.has(id)).map(withoutPicture),
  };
}

const withoutPicture = (user: ChatUser): ChatUser => ({ ...user, profilePicture: null });

const withoutFiles = (message: Message): Message =>
  message.attachments.length === 0
    ? message
    : {
        ...message,
        attachments: message.attachments.map((file) => ({ ...file, url: '', previewUrl: null })),
      };

const withoutLinks = (chat: Chat): Chat => ({
  ...chat,
  lastMessage: chat.lastMessage && withoutFiles(chat.lastMessage),
  members: chat.members.map((member) => ({ ...member, user: withoutPicture(member.user) })),
});
