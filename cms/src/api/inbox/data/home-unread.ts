/** Unread messages on a member's first screen. */
import type { Core } from '@strapi/strapi';
import { chatTitle, INBOX_TEXTS, type Chat } from '@hearthside/contract/inbox/fields';
import { VOICE_TEXT } from '@hearthside/contract/inbox/attachment-text';
import type { Member } from '../../../auth/member-cache';
import { runQuery } from '../../../db/run-query';
import type { HomePart } from '../../../subject';
import { clipped } from '../../../text/clipped';
import { nameIn } from '../../../text/member-name';
import { isNotified, seatedChats } from './chat-access';
import * as chatList from './chat-list';
import * as chatPeople from './chat-people';

/** How many chats the first screen names. The inbox has all of them. */
const SHOWN = 3;

/** The senders of the last messages who are no longer in their chats, by id. */
async function formerSenders(strapi: Core.Strapi, chats: readonly Chat[]) {
  const ids = chats.flatMap(({ lastMessage, members }) => {
    const senderId = lastMessage?.senderId ?? null;
    return senderId === null || members.some(({ user }) => user.id === senderId) ? [] : senderId;
  });
  return chatPeople.users(strapi, ids);
}

/** The first words of a message. Of one with only files nothing, unless it was spoken. */
function wordsOf(message: Chat['lastMessage']): string {
  const words = clipped(message?.content.replace(/\s+/g, ' ').trim() ?? '');
  const isSpoken = message?.attachments.some(({ kind }) => kind === 'audio') ?? false;
  return words === '' && isSpoken ? VOICE_TEXT : words;
}

/** The last chats with unread messages, of those that count for the number beside the inbox (`state`). */
export async function homeUnread(strapi: Core.Strapi, member: Member): Promise<HomePart> {
  const rows = await runQuery(strapi, (knex) =>
    seatedChats(knex, member)
      .modify(isNotified(new Date()))
      .whereNull('s.closed_at')
      .orderBy([
        { column: 's.active_at', order: 'desc' },
        { column: 's.id', order: 'desc' },
      ])
      .limit(SHOWN),
  );
  if (rows.length === 0) return {};
  const chats = await chatList.shaped(strapi, rows, member);
  const former = await formerSenders(strapi, chats);
  const unread = chats.map((chat) => {
    const { id, lastMessage, activeAt, members } = chat;
    const people = [...members.map(({ user }) => user), ...former];
    const sender = people.find((person) => person.id === lastMessage?.senderId);
    return {
      id,
      name: chatTitle(chat, member.id),
      from: sender ? nameIn(sender) : INBOX_TEXTS.unknownUser,
      text: lastMessage?.deletedAt ? INBOX_TEXTS.deleted : wordsOf(lastMessage),
      at: lastMessage?.createdAt ?? activeAt,
      count: chat.notifications ? chat.unread : chat.unreadMentions,
    };
  });
  return { unread };
}
