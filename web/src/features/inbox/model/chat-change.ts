import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { isMentioned } from '../mentions/model/is-mentioned';
import { belongs, isBehind, officeAfter, type ListOf } from '../views/model/list-rule';

/** What has happened to a chat. `chat` is the chat itself, as a call has returned it. */
export type ChatChange =
  | { type: 'message' | 'changed'; message: Message }
  | { type: 'read'; chatId: number; readUpTo: number }
  | { type: 'chat'; chat: Chat }
  | { type: 'gone'; chatId: number };

/** A list of chats, as far as it is loaded. */
export interface ChatPage {
  chats: Chat[];
  next: string | null;
}

export type { ListOf };

/** The list after a change. `known` is false if only the server knows what the chat's row is now. */
export interface ChangedPages {
  pages: ChatPage[];
  known: boolean;
}

export const chatIdOf = (change: ChatChange): number => {
  if ('message' in change) return change.message.chatId;
  return change.type === 'chat' ? change.chat.id : change.chatId;
};

const lastId = ({ lastMessage }: Chat) => lastMessage?.id ?? 0;

/** The loaded pages of a list after a change to one chat. A change without effect returns the same object. */
export function changedPages(pages: ChatPage[], change: ChatChange, of: ListOf): ChangedPages {
  // A line of what happened is not in the list, moves nothing and reopens nothing.
  if (change.type === 'message' && change.message.event) return { pages, known: true };
  const id = chatIdOf(change);
  const row = pages.flatMap(({ chats }) => chats).find((chat) => chat.id === id);
  if (change.type === 'gone') return { pages: row ? without(pages, id) : pages, known: true };
  if (change.type === 'chat') return withAnswered(pages, row, change.chat, of);
  if (change.type === 'changed') return withChanged(pages, row, change.message, of.viewerId);
  if (!row) return { pages, known: change.type === 'read' || of.searched || of.closed };
  if (change.type === 'read') return withOwnRead(pages, row, change.readUpTo, of);
  const { message } = change;
  if (message.id <= lastId(row)) return { pages, known: true };
  // A message reopens a closed chat.
  if (of.closed) return { pages: without(pages, id), known: true };
  const next = withMessage(row, message, of.viewerId);
  if (!belongs(next, of)) return { pages: without(pages, id), known: true };
  // Who waits keeps their place.
  if (of.view === 'waiting') return { pages: replaced(pages, next), known: true };
  return { pages: placed(without(pages, id), next, of), known: true };
}

/**
 * A row shows only the last message. One that has changed before it arrived here is asked for, and so is how many
 * mention the member, if that may have changed.
 */
function withChanged(
  pages: ChatPage[],
  row: Chat | undefined,
  message: Message,
  viewerId: number,
): ChangedPages {
  const mayCount = row && (row.unreadMentions > 0 || isMentioned(message, viewerId));
  if (mayCount && message.id > row.readUpTo) return { pages, known: false };
  if (!row || message.id < lastId(row)) return { pages, known: true };
  if (message.id > lastId(row)) return { pages, known: false };
  const isNewer = message.updatedAt > (row.lastMessage?.updatedAt ?? '');
  const next = { ...row, lastMessage: message };
  return { pages: isNewer ? replaced(pages, next) : pages, known: true };
}

function withMessage(row: Chat, message: Message, viewerId: number): Chat {
  const own = message.senderId === viewerId;
  return {
    ...row,
    lastMessage: message,
    activeAt: message.createdAt,
    closed: false,
    unread: own ? row.unread : row.unread + 1,
    unreadMentions: row.unreadMentions + (isMentioned(message, viewerId) ? 1 : 0),
    // Counted as on the server: a sender who has nothing unread has read their own message.
    readUpTo: own && row.unread === 0 ? message.id : row.readUpTo,
    ...(row.forOffice && { forOffice: officeAfter(row, message, viewerId) }),
  };
}

function withOwnRead(pages: ChatPage[], row: Chat, readUpTo: number, of: ListOf): ChangedPages {
  if (readUpTo <= row.readUpTo) return { pages, known: true };
  if (readUpTo < lastId(row)) return { pages, known: false };
  const next = { ...row, readUpTo, unread: 0, unreadMentions: 0 };
  const isIn = belongs(next, of);
  return { pages: isIn ? replaced(pages, next) : without(pages, row.id), known: true };
}

function withAnswered(
  pages: ChatPage[],
  row: Chat | undefined,
  answered: Chat,
  of: ListOf,
): ChangedPages {
  if (!row) {
    const isIn = belongs(answered, of) && !of.searched;
    return { pages: isIn ? placed(pages, answered, of) : pages, known: true };
  }
  // This answer is older than a message that has already arrived.
  if (lastId(answered) < lastId(row)) return { pages, known: false };
  const chat = withLaterWords(answered, row);
  if (!belongs(chat, of)) return { pages: without(pages, chat.id), known: true };
  if (keepsPlace(row, chat, of)) return { pages: replaced(pages, chat), known: true };
  return { pages: placed(without(pages, chat.id), chat, of), known: true };
}

/** Whether a chat stays where its row is. */
const keepsPlace = (row: Chat, chat: Chat, of: ListOf): boolean =>
  of.view === 'waiting'
    ? chat.forOffice?.waitingSince === row.forOffice?.waitingSince
    : chat.activeAt <= row.activeAt;

/** An answer, unless its last message has been edited or deleted here since it was given. */
function withLaterWords(answered: Chat, row: Chat): Chat {
  const { lastMessage } = row;
  const isLater =
    lastMessage !== null &&
    lastMessage.id === answered.lastMessage?.id &&
    lastMessage.updatedAt > answered.lastMessage.updatedAt;
  return isLater ? { ...answered, lastMessage } : answered;
}

const without = (pages: ChatPage[], id: number): ChatPage[] =>
  pages.map((page) => ({ ...page, chats: page.chats.filter((chat) => chat.id !== id) }));

const replaced = (pages: ChatPage[], row: Chat): ChatPage[] =>
  pages.map((page) => ({
    ...page,
    chats: page.chats.map((chat) => (chat.id === row.id ? row : chat)),
  }));

/** Newest first. A chat older than all loaded ones comes with its own page. */
function placed(pages: ChatPage[], row: Chat, of: ListOf): ChatPage[] {
  const isOlder = (chat: Chat) => isBehind(chat, row, of);
  const found = pages.findIndex(({ chats }) => chats.some(isOlder));
  if (found < 0 && pages.at(-1)?.next) return pages;
  const at = found < 0 ? pages.length - 1 : found;
  return pages.map((page, index) => {
    if (index !== at) return page;
    const before = page.chats.findIndex(isOlder);
    const place = before < 0 ? page.chats.length : before;
    return { ...page, chats: page.chats.toSpliced(place, 0, row) };
  });
}
