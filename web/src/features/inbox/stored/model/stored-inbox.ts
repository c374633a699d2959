import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { ROLE_LABELS } from '@hearthside/contract/access';
import { SESSION } from '@hearthside/contract/session/endpoints';
import { fullName } from '@/lib/full-name';
import { STORED_CHATS, type StoredChat } from './stored-chat';

/** What a device stores of a member's inbox. */
export interface StoredInbox {
  memberId: number;
  /** When the server last confirmed all of it. */
  at: string;
  /** The latest first, as in the list. */
  chats: readonly StoredChat[];
}

/** No sign-in lasts longer without its password, so nobody reads here longer what they may have lost the right to. */
const STORED_MS = SESSION.maxDays * 86_400_000;

/** Whether the server has confirmed it lately enough to be shown. */
export const isFreshEnough = (at: string, now: Date = new Date()): boolean =>
  now.getTime() - Date.parse(at) < STORED_MS;

/** In the order of the list. */
export const inListOrder = (chats: readonly StoredChat[]): StoredChat[] =>
  [...chats].sort((one, other) => {
    const [a, b] = [one.chat.activeAt, other.chat.activeAt];
    return a === b ? other.chat.id - one.chat.id : a < b ? 1 : -1;
  });

/** The ids of the chats that have no place here any more, because others have later messages. */
export const beyondBound = (chats: readonly StoredChat[]): number[] =>
  inListOrder(chats)
    .slice(STORED_CHATS)
    .map(({ chat }) => chat.id);

/** Whether a chat matches the search of the list: by its title, its people and their roles. */
export function matchesSearch(chat: Chat, search: string, viewerId: number): boolean {
  const others = chat.members.filter(({ user }) => user.id !== viewerId);
  const names = others.flatMap(({ user }) => [fullName(user), ROLE_LABELS[user.role].one]);
  const text = plain([chatTitle(chat, viewerId), ...names].join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Who may write to the database of stored chats, and with which key. */
export interface WriteRights {
  /** The key with which this tab has begun to store. */
  own: string;
  /** The key that the device has now. It ends with the sign-in, and another sign-in has another one. */
  device: string | undefined;
  /** Whether what the database has was sealed with this tab's key. Undefined if it is empty, or was deleted. */
  opens: boolean | undefined;
}

/**
 * Whether a tab may write. The key on the device and the mark in the database both have to be those of its own
 * sign-in: a slow tab finds neither after a sign-out, so it brings nothing back.
 */
export const mayWrite = ({ own, device, opens }: WriteRights): boolean =>
  device === own && opens === true;

/** Whether a tab may begin a database: an empty one, its own, or one that a sign-in which is over has left. */
export const mayBegin = ({ own, device }: Omit<WriteRights, 'opens'>): boolean => device === own;
