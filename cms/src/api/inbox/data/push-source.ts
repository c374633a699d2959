/** What push notifications say of new messages: who wrote, and what only where the member allows it. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ATTACHMENT_TEXT, VOICE_TEXT } from '@hearthside/contract/inbox/attachment-text';
import { INBOX_TEXTS, quotedText } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { runQuery } from '../../../db/run-query';
import { wants } from '../../../mail/choice-row';
import { tagOf, type PushedMember, type PushSource, type TimeSpan } from '../../../push/push-words';
import type { Moment } from '../../../text/moment';
import { nameIn } from '../../../text/member-name';
import { occupiedSeats } from '../policy';
import { chatPushWords, type NotifiedMessage } from '../rules/push-words';
import { isNotified, seatedChats } from './chat-access';
import { CHAT, planChats } from './chat-pushes';
import { MENTIONS_SEAT_SINCE } from './mentions';
import { isMessageNotified } from './notified-messages';

/** How many messages one notification counts, and how many chats of a member are looked at. */
const COUNTED = 100;
const KEPT = 50;

/** The messages of which a member is told now, in all chats they take part in. */
const notifiedTo = (knex: Knex, member: PushedMember, now: Date) =>
  knex('inbox_seats as s')
    .join('inbox_messages as m', 'm.chat_id', 's.chat_id')
    .modify(occupiedSeats(member))
    .whereNull('s.closed_at')
    .modify(isMessageNotified(now));

interface MessageRow {
  id: number;
  senderId: number | null;
  content: string | null;
  /** Whether one of its files is a voice message. */
  spoken: boolean | number;
  createdAt: Moment;
  mentionedAt: Moment | null;
  firstName: string | null;
  lastName: string | null;
}

/** Whether the message `m` was spoken, in SQL. */
const SPOKEN =
  "exists (select 1 from inbox_files f where f.message_id = m.id and f.kind = 'audio')";

const timeOf = (moment: Moment) => new Date(moment).getTime();

const notifiedMessage = (row: MessageRow): NotifiedMessage => ({
  id: row.id,
  senderId: row.senderId,
  who:
    row.firstName === null
      ? INBOX_TEXTS.unknownUser
      : nameIn({ firstName: row.firstName, lastName: row.lastName ?? '' }),
  what: quotedText(row.content ?? '') || (row.spoken ? VOICE_TEXT : ATTACHMENT_TEXT),
  mentions: row.mentionedAt !== null,
});

/**
 * When an edit mentioned the member last, in milliseconds: the time that the message has as its edit's. 0 where none did.
 */
const mentionedLast = (rows: readonly MessageRow[]): number =>
  Math.max(
    0,
    ...rows
      .map(({ createdAt, mentionedAt }) => [createdAt, mentionedAt ?? createdAt].map(timeOf))
      .map(([created = 0, mentioned = 0]) => (mentioned > created ? mentioned : 0)),
  );

/** The tags of a member's chats that have something unread of which they are told. Others are over. */
async function tagsToKeep(strapi: Core.Strapi, member: PushedMember, now: Date) {
  const ids: number[] = await runQuery(strapi, (knex) =>
    seatedChats(knex, member)
      .modify(isNotified(now))
      .whereNull('s.closed_at')
      .orderBy('s.active_at', 'desc')
      .limit(KEPT + 1)
      .pluck('c.id'),
  );
  return ids.length > KEPT ? undefined : ids.map((id) => tagOf(`${CHAT}:${id}`));
}

const words: PushSource['words'] = async (strapi, member, { about, fromId }) => {
  if (!wants(member, 'messages', 'push')) return null;
  const now = new Date();
  const chatId = Number(about.slice(CHAT.length + 1));
  const rows: MessageRow[] = await runQuery(strapi, (knex) =>
    notifiedTo(knex, member, now)
      .where('s.chat_id', chatId)
      .where('m.id', '>=', fromId)
      .leftJoin('up_users as u', 'u.id', 'm.sender_id')
      .orderBy('m.id', 'desc')
      .limit(COUNTED)
      .select({
        id: 'm.id',
        senderId: 'm.sender_id',
        content: 'm.content',
        spoken: knex.raw(SPOKEN),
        createdAt: 'm.created_at',
        mentionedAt: knex.raw(MENTIONS_SEAT_SINCE),
        firstName: 'u.first_name',
        lastName: 'u.last_name',
      }),
  );
  const [newest] = rows;
  const first = rows.at(-1);
  if (!newest || !first) return null;
  const chat = await runQuery(strapi, (knex) =>
    seatedChats(knex, member).where('s.chat_id', chatId).first(),
  );
  if (!chat) return null;
  const keep = await tagsToKeep(strapi, member, now);
  return {
    ...chatPushWords(rows.map(notifiedMessage), chat.name ?? '', member.showsWords),
    path: inboxPages.message(chatId, first.id),
    upTo: newest.id,
    mentionedAt: mentionedLast(rows),
    isUrgent: true,
    ...(keep && { keep }),
  };
};

/** For `modify`: narrows messages told to those that came in a time, or mention the member since then. */
const cameIn =
  ({ since, until }: TimeSpan) =>
  (query: Knex.QueryBuilder) =>
    query.where((came) =>
      came
        .where((sent) => sent.where('m.created_at', '>=', since).where('m.created_at', '<', until))
        .orWhere((mentioned) =>
          mentioned
            .whereRaw(`${MENTIONS_SEAT_SINCE} >= ?`, [since])
            .whereRaw(`${MENTIONS_SEAT_SINCE} < ?`, [until]),
        ),
    );

const summary: PushSource['summary'] = async (strapi, member, span) => {
  if (!wants(member, 'messages', 'push')) return null;
  const rows: { chatId: number; messages: number | string; first: number | string }[] =
    await runQuery(strapi, (knex) =>
      notifiedTo(knex, member, new Date())
        .modify(cameIn(span))
        .groupBy('s.chat_id')
        .select({
          chatId: 's.chat_id',
          messages: knex.raw('count(*)'),
          first: knex.raw('min(m.id)'),
        }),
    );
  const [only, another] = rows;
  if (!only) return null;
  const total = rows.reduce((sum, { messages }) => sum + Number(messages), 0);
  const messages = total === 1 ? '1 new message' : `${total} new messages`;
  if (!another)
    return { line: messages, path: inboxPages.message(only.chatId, Number(only.first)) };
  return { line: `${messages} in ${rows.length} chats`, path: inboxPages.list };
};

/** New messages, by push. */
export const chatPushes: PushSource = { name: CHAT, plan: planChats, words, summary };
