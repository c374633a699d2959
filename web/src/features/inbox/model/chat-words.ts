import { ROLE_LABELS } from '@hearthside/contract/access';
import { filesText } from '@hearthside/contract/inbox/attachment-text';
import {
  INBOX_TEXTS,
  type Chat,
  type ChatMember,
  type ChatUser,
  type Message,
} from '@hearthside/contract/inbox/fields';
import { fullName } from '@/lib/full-name';
import { wordsOf } from './changing';
import type { OutboxItem } from '../outbox/model/outbox';

/** Everybody whom a thread may name, by id. */
export type People = ReadonlyMap<number, ChatUser>;

/** A chat's members and former members. */
export function peopleOf(members: readonly ChatMember[], former: readonly ChatUser[] = []): People {
  const all = [...former, ...members.map(({ user }) => user)];
  return new Map(all.map((user) => [user.id, user]));
}

/** Somebody's full name. Part 1 §8 has the words for somebody who is no longer known. */
export const nameOf = (user: ChatUser | undefined): string =>
  (user && fullName(user)) || INBOX_TEXTS.unknownUser;

/** The full name of a message's sender. */
export const senderName = (people: People, senderId: number | null): string =>
  nameOf(senderId === null ? undefined : people.get(senderId));

/** The short name used in a chat. */
export const shortName = (people: People, id: number): string =>
  people.get(id)?.firstName.trim() || senderName(people, id);

/** The people who were picked for a chat. Admins, who are in every chat, are listed separately (ruling 10). */
export const pickedOf = (members: readonly ChatMember[]): ChatMember[] =>
  members.filter(({ office }) => !office);

/** The only other person of a direct chat. Undefined in a group, or for an admin who reads along. */
export function otherOf(
  { kind, members }: Pick<Chat, 'kind' | 'members'>,
  viewerId: number,
): ChatUser | undefined {
  const picked = pickedOf(members);
  if (kind !== 'direct' || !picked.some(({ user }) => user.id === viewerId)) return undefined;
  return picked.find(({ user }) => user.id !== viewerId)?.user;
}

/** 'Theo Okafor (Trustee), Amara Hale (Admin) and you': who is in a chat and in which role (part 1 §2.4). */
export function membersLine(members: readonly ChatMember[], viewerId: number): string {
  const picked = pickedOf(members);
  const others = picked
    .filter(({ user }) => user.id !== viewerId)
    .map(({ user }) => `${fullName(user)} (${ROLE_LABELS[user.role].one})`);
  const isIn = picked.some(({ user }) => user.id === viewerId);
  return inWords(isIn ? [...others, 'you'] : others, Number.POSITIVE_INFINITY);
}

export interface Preview {
  /** The name before the text. '' if the row's title already says it. */
  by: string;
  text: string;
  /** The message has no text of its own, only files. */
  attachment: boolean;
  /** Set if it is the member's own and has not arrived yet: typed, being sent, or refused. */
  state?: 'draft' | 'waiting' | 'failed';
  /** When it was written. */
  at: string | undefined;
}

/** What a member has in a chat that is not on the server. */
export interface OwnWords {
  draft: string;
  waiting:
    | (Pick<OutboxItem, 'clientId' | 'content' | 'status' | 'createdAt'> &
        Partial<Pick<OutboxItem, 'files'>>)
    | undefined;
}

const NO_WORDS: OwnWords = { draft: '', waiting: undefined };

/** The list's preview of a chat's last message. It includes a name unless it is the other person of a direct chat. */
export function previewOf(
  chat: Pick<Chat, 'kind' | 'members' | 'lastMessage'>,
  viewerId: number,
  { draft, waiting }: OwnWords = NO_WORDS,
): Preview {
  const { lastMessage } = chat;
  const isThere = waiting?.clientId === lastMessage?.clientId && lastMessage?.senderId === viewerId;
  if (waiting && !isThere && (waiting.status === 'failed' || !draft)) {
    const attachment = waiting.content.trim() === '';
    const state = waiting.status === 'failed' ? 'failed' : 'waiting';
    const text = attachment ? filesText(waiting.files ?? []) : waiting.content;
    const by = state === 'failed' ? 'Not sent' : 'You';
    return { by, text, attachment, state, at: waiting.createdAt };
  }
  const at = lastMessage?.createdAt;
  if (draft) return { by: 'Draft', text: draft, attachment: false, state: 'draft', at };
  if (!lastMessage) return { by: '', text: INBOX_TEXTS.noMessages, attachment: false, at };
  const attachment = lastMessage.deletedAt === null && lastMessage.content.trim() === '';
  const text = wordsOf(lastMessage);
  return { by: byline(lastMessage, chat, viewerId), text, attachment, at };
}

function byline({ senderId }: Message, chat: Pick<Chat, 'kind' | 'members'>, viewerId: number) {
  if (senderId === viewerId) return 'You';
  const other = otherOf(chat, viewerId);
  if (other && other.id === senderId) return '';
  if (senderId === null) return INBOX_TEXTS.unknownUser;
  return shortName(peopleOf(chat.members), senderId);
}

/** 'Lena', 'Lena and Theo', 'Lena, Theo and 3 more'. */
export function inWords(names: readonly string[], most = 2): string {
  const shown = names.length > most ? names.slice(0, most) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  if (all.length < 2) return all.join('');
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** 'Lena is typing', or empty while nobody is typing. */
export function typingWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${inWords(names)} ${names.length === 1 ? 'is' : 'are'} typing`;
}

/** '1 new message', '12 new messages'. */
export const newMessages = (count: number): string =>
  `${count} new ${count === 1 ? 'message' : 'messages'}`;
