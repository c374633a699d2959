/** What a seat has unread, as its read mark moves. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../db/run-query';
import type { Moment } from '../../../text/moment';
import { mentionsAfter } from './mentions';

/** Whose read mark it is, in which chat. */
export interface Reading {
  memberId: number;
  chatId: number;
}

/** What is stored of a seat about what is unread. */
export interface Marked {
  readUpTo: number;
  unread: number;
  unreadMentions: number | null;
}

/** What a member has not read after a message: what others wrote, also if it was deleted, but no line of what happened. */
const ofOthersAfter = (knex: Knex, { memberId, chatId }: Reading, upTo: number) =>
  knex('inbox_messages')
    .where('chat_id', chatId)
    .where('id', '>', upTo)
    .whereNull('event')
    .where((other) => other.whereNull('sender_id').orWhereNot('sender_id', memberId));

/** How many of them there are, up to another message or in all. */
async function countOf(strapi: Core.Strapi, reading: Reading, after: number, upTo?: number) {
  const row = await runQuery(strapi, (knex) => {
    const query = ofOthersAfter(knex, reading, after);
    if (upTo !== undefined) query.where('id', '<=', upTo);
    return query.count({ messages: '*' }).first();
  });
  return Number(row?.messages ?? 0);
}

/**
 * How many are unread after a message, of which there is at least one. Only what lies between the old mark and the new
 * one is counted: of a million unread messages a reader passes a few at a time. All are counted where the stored number
 * cannot be right.
 */
async function unreadAfter(strapi: Core.Strapi, reading: Reading, marked: Marked, upTo: number) {
  const { readUpTo, unread } = marked;
  const moved =
    upTo > readUpTo
      ? -(await countOf(strapi, reading, readUpTo, upTo))
      : await countOf(strapi, reading, upTo, readUpTo);
  return unread >= 0 && unread + moved > 0 ? unread + moved : countOf(strapi, reading, upTo);
}

/**
 * What a seat has unread once its mark is at a message, with its chat locked: the columns for it. The first message
 * that is left is looked up. So whoever reads to the end has nothing unread, whatever was stored.
 */
export async function countsAt(
  strapi: Core.Strapi,
  reading: Reading,
  marked: Marked,
  upTo: number,
) {
  // No message is older than the one before it.
  const first: { created_at: Moment } | undefined = await runQuery(strapi, (knex) =>
    ofOthersAfter(knex, reading, upTo).orderBy('id').first('created_at'),
  );
  if (!first) return { unread: 0, unread_mentions: 0, unread_since: null };
  const isBack = upTo < marked.readUpTo;
  const mayMention = isBack || Boolean(marked.unreadMentions);
  const { chatId, memberId } = reading;
  return {
    unread: await unreadAfter(strapi, reading, marked, upTo),
    unread_mentions: mayMention ? await mentionsAfter(strapi, chatId, memberId, upTo) : 0,
    unread_since: new Date(first.created_at),
  };
}
