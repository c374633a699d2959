/** The rows that say who is in a chat. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withRowLock } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { portionsOf } from '../../../db/portions';
import { transaction } from '../../../db/transaction';

export interface NewSeat {
  memberId: number;
  /** Staff has opened this one chat to them (ruling 13a). */
  guest?: boolean;
  office?: boolean;
}

/**
 * Adds seats in a chat. Members who have one keep it. Earlier messages count as read, so that a new member does not
 * find years of unread messages. A seat by office gets no notifications until its admin turns them on, except in
 * chats with the office, which are written to them. A pet's chat in which nobody has written yet is put away for them.
 */
export async function add(strapi: Core.Strapi, chatId: number, seats: readonly NewSeat[]) {
  if (seats.length === 0) return;
  await transaction(strapi, async () => {
    const now = new Date();
    // Locked, so that a message written at this moment is either seen here or counted for the new seat.
    const chat = await runQuery(strapi, (knex) =>
      withRowLock(
        strapi,
        knex('inbox_chats')
          .where({ id: chatId })
          .first('last_message_id', 'active_at', 'office_chat', 'kind'),
      ),
    );
    const last: number = chat?.last_message_id ?? 0;
    const isToOffice = Boolean(chat?.office_chat);
    const isUnwritten = chat?.kind === 'pet' && last === 0;
    const rows = seats.map(({ memberId, guest = false, office = false }) => ({
      chat_id: chatId,
      member_id: memberId,
      guest,
      office,
      mine: !office,
      notifications: !office || isToOffice,
      read_up_to: last,
      mailed_up_to: last,
      unread: 0,
      unread_mentions: 0,
      active_at: chat?.active_at ?? now,
      closed_at: isUnwritten ? now : null,
      unwritten: isUnwritten,
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

const lastOf = (knex: Knex) =>
  knex('inbox_chats as c')
    .whereRaw('c.id = inbox_seats.chat_id')
    .select(knex.raw('coalesce(c.last_message_id, 0)'));

export const remove = (strapi: Core.Strapi, chatId: number, memberId: number): Promise<number> =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats').where({ chat_id: chatId, member_id: memberId }).delete(),
  );

/**
 * Makes seats by office seats of one's own, for admins who were picked. They do not find everything as unread that was
 * written while the seat was quiet.
 */
export const makeOwn = (strapi: Core.Strapi, chatId: number, memberIds: readonly number[]) =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where({ chat_id: chatId, office: true })
      .whereIn('member_id', [...memberIds])
      .update({
        office: false,
        mine: true,
        notifications: true,
        unread: 0,
        unread_mentions: 0,
        unread_since: null,
        read_up_to: lastOf(knex),
        mailed_up_to: lastOf(knex),
      }),
  );
