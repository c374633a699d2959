/**
 * Every admin has a seat in every chat (ruling 10): by office, in addition to the members picked for it. Repeating
 * any of this has no further effect.
 */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../../db/run-query';
import * as seatRows from '../seat-rows';
import { onAdminChanged, unassignFormer } from './office-team';
import { adminIds } from '../../../../auth/member-access';

/**
 * Adds a seat by office in every chat where an admin has none, the same as `seatRows.add` would, in one statement.
 * The chats are locked meanwhile, so that a message written at this moment is either seen here or counted for the
 * seat.
 */
const seatEverywhereSql = (postgres: boolean) => `
  insert into inbox_seats (chat_id, member_id, office, guest, mine, notifications, read_up_to, mailed_up_to,
    unread, unread_mentions, active_at, closed_at, unwritten, created_at, updated_at)
  select c.id, ?, ?, ?, ?, coalesce(c.office_chat, ?), coalesce(c.last_message_id, 0), coalesce(c.last_message_id, 0),
    0, 0, c.active_at, case when c.kind = 'pet' and c.last_message_id is null then c.active_at end,
    c.kind = 'pet' and c.last_message_id is null, ?, ?
  from inbox_chats c
  where not exists (select 1 from inbox_seats s where s.chat_id = c.id and s.member_id = ?)
  order by c.id ${postgres ? 'for no key update of c' : ''}
  on conflict (chat_id, member_id) do nothing`;

const seatEverywhere = (strapi: Core.Strapi, adminId: number) => {
  const now = new Date();
  const values = [adminId, true, false, false, false, now, now, adminId];
  const sql = seatEverywhereSql(strapi.db.dialect.client === 'postgres');
  return runQuery(strapi, (knex) => knex.raw(sql, values));
};

/** Seats all admins in a chat. */
export async function seatIn(strapi: Core.Strapi, chatId: number) {
  const ids = await adminIds(strapi);
  await seatRows.add(
    strapi,
    chatId,
    ids.map((memberId) => ({ memberId, office: true })),
  );
}

/** Seats a member everywhere if they have become an admin, and removes them everywhere if they no longer are one. */
export async function seatAnew(strapi: Core.Strapi, memberId: number) {
  if ((await adminIds(strapi)).includes(memberId)) await seatEverywhere(strapi, memberId);
  else {
    await runQuery(strapi, (knex) =>
      knex('inbox_seats').where({ member_id: memberId, office: true }).delete(),
    );
  }
  await onAdminChanged(strapi, memberId);
}

/** The same for everyone: at boot, and after a write that does not say whom it changed. */
export async function seatAll(strapi: Core.Strapi) {
  const ids = await adminIds(strapi);
  for (const id of ids) await seatEverywhere(strapi, id);
  await runQuery(strapi, (knex) =>
    knex('inbox_seats').where('office', true).whereNotIn('member_id', ids).delete(),
  );
  await unassignFormer(strapi);
}
