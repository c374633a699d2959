import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { SeatedChat } from './chat-access';
import { isMessageNotified } from './notified-messages';

/**
 * The first unread message of each of a member's chats of which they are told, by the chat's id: in a muted chat the
 * first that mentions them. A deleted one is nothing to lead to.
 */
export async function firstUnread(
  strapi: Core.Strapi,
  seats: readonly Pick<SeatedChat, 'seatId'>[],
  now: Date,
): Promise<Map<number, number>> {
  if (seats.length === 0) return new Map();
  const ids = seats.map(({ seatId }) => seatId);
  const rows: { chatId: number; first: number | string }[] = await runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .join('inbox_messages as m', 'm.chat_id', 's.chat_id')
      .whereIn('s.id', ids)
      .modify(isMessageNotified(now))
      .groupBy('s.chat_id')
      .select({ chatId: 's.chat_id', first: knex.raw('min(m.id)') }),
  );
  return new Map(rows.map(({ chatId, first }) => [chatId, Number(first)]));
}
