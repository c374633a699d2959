import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { SeatedChat } from './chat-access';
import { MENTIONS_SEAT } from './mentions';
import { isMessageNotified } from './notified-messages';

/** What a member has unread in one chat and is told of. */
export interface UnreadInMail {
  /** The first of these messages. */
  first: number;
  /** How many there are. */
  messages: number;
  /** How many of them mention the member. */
  mentions: number;
}

/**
 * The unread messages of each of a member's chats of which they are told, by the chat's id: in a muted chat those that
 * mention them. A deleted message is nothing to report or to lead to. Chats without any are left out.
 */
export async function unreadInMail(
  strapi: Core.Strapi,
  seats: readonly Pick<SeatedChat, 'seatId'>[],
  now: Date,
): Promise<Map<number, UnreadInMail>> {
  if (seats.length === 0) return new Map();
  const ids = seats.map(({ seatId }) => seatId);
  const rows: ({ chatId: number } & Record<keyof UnreadInMail, number | string>)[] = await runQuery(
    strapi,
    (knex) =>
      knex('inbox_seats as s')
        .join('inbox_messages as m', 'm.chat_id', 's.chat_id')
        .whereIn('s.id', ids)
        .modify(isMessageNotified(now))
        .groupBy('s.chat_id')
        .select({
          chatId: 's.chat_id',
          first: knex.raw('min(m.id)'),
          messages: knex.raw('count(*)'),
          mentions: knex.raw(`sum(case when ${MENTIONS_SEAT} then 1 else 0 end)`),
        }),
  );
  return new Map(
    rows.map(({ chatId, first, messages, mentions }) => [
      chatId,
      { first: Number(first), messages: Number(messages), mentions: Number(mentions) },
    ]),
  );
}
