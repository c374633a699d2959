/** The rows that say who is in a chat. */
import type { Core } from '@strapi/strapi';
import { withRowLock } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { portionsOf } from '../../../db/portions';
import { transaction } from '../../../db/transaction';

export interface NewSeat {
  memberId: number;
  /** For whom staff opens this one chat (ruling 13a). */
  guest?: boolean;
  office?: boolean;
}

/**
 * Gives seats in a chat; who has one keeps it. What was written before counts as read: a newcomer is not
 * met with years of unread messages. A seat by office is quiet until its admin wants to be told, but in a
 * chat with the office: what is written there is written to them.
 */
export async function add(strapi: Core.Strapi, chatId: number, seats: readonly NewSeat[]) {
  if (seats.length === 0) return;
  await transaction(strapi, async () => {
    const now = new Date();
    // Held: a message that is written at this moment is either seen here or counted for the new seat.
    const chat = await runQuery(strapi, (knex) =>
      withRowLock(
        strapi,
        knex('inbox_chats')
          .where({ id: chatId })
          .first('last_message_id', 'active_at', 'office_chat'),
      ),
    );
    const last: number = chat?.last_message_id ?? 0;
    const isToOffice = Boolean(chat?.office_chat);
    const rows = seats.map(({ memberId, guest = false, office = false }) => ({
      chat_id: chatId,
      member_id: memberId,
      guest,
      office,
      notifications: !office || isToOffice,
      read_up_to: last,
      mailed_up_to: last,
      unread: 0,
      active_at: chat?.active_at ?? now,
      created_at: now,
      updated_at: now,
    }));
    for (const some of portionsOf(rows)) {
      await runQuery(strapi, (knex) =>
        knex('inbox_seats').insert(some).onConflict(['chat_id', 'member_id']).ignore(),
      );
    }
  });
}

export const remove = (strapi: Core.Strapi, chatId: number, memberId: number): Promise<number> =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats').where({ chat_id: chatId, member_id: memberId }).delete(),
  );
