/**
 * Reads chats of which some messages were not counted among those that wait: from before an update, or written by a
 * server of an earlier release that still runs beside this one.
 */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ANSWER_WEEKS } from '@hearthside/contract/inbox/office-fields';
import { withPause } from '../../../../jobs/with-pause';
import { roleIdOf } from '../../../../auth/roles';
import { daysAfter } from '../../../../text/days';
import { withRowLock } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { afterMessages, NOBODY_WAITS, type Said } from '../../rules/waiting';
import { addWaits, lastAnswerIn } from './answers';
import { findWaiting, withOfficeSql } from './waiting';
import type { Moment } from '../../../../text/moment';

/** How many chats are looked up at once. Each is read in a transaction of its own. */
const AT_ONCE = 50;
/** A chat with more messages than this is read from there on. */
const MESSAGES_MAX = 5000;

interface Row {
  id: number;
  last_message_id: number | null;
  waits_up_to: number | null;
  answered_up_to: number | null;
  ended_at: unknown;
  waiting_since: Moment | null;
  waiter_id: number | null;
  with_office: boolean | number;
}

/** The rule of the index. */
const unread = (knex: Knex) =>
  knex('inbox_chats').whereRaw('coalesce(waits_up_to, -1) < coalesce(last_message_id, 0)');

const lockedRow = (strapi: Core.Strapi, id: number): Promise<Row | undefined> =>
  runQuery(strapi, (knex) =>
    withRowLock(
      strapi,
      unread(knex)
        .where({ id })
        .first(
          ...(['id', 'last_message_id', 'waits_up_to', 'answered_up_to'] as const),
          ...(['ended_at', 'waiting_since', 'waiter_id'] as const),
          knex.raw('? as with_office', [withOfficeSql(knex, 'inbox_chats')]),
        ),
    ),
  ) as Promise<Row | undefined>;

async function messagesOf(strapi: Core.Strapi, { id, waits_up_to: upTo }: Row): Promise<Said[]> {
  const since = daysAfter(new Date(), -7 * ANSWER_WEEKS);
  const rows = await runQuery(strapi, (knex) => {
    const query = knex('inbox_messages as m')
      .leftJoin('up_users as u', 'u.id', 'm.sender_id')
      .where('m.chat_id', id)
      .orderBy('m.id', 'desc')
      .limit(MESSAGES_MAX)
      .select('m.id', 'm.sender_id', 'm.created_at', 'm.deleted_at', 'u.role_id');
    if (upTo === null) query.where('m.created_at', '>', since);
    else query.where('m.id', '>', upTo);
    return query;
  });
  return rows.reverse().map((row) => ({
    id: row.id,
    senderId: row.sender_id,
    fromOffice: row.role_id === roleIdOf('admin'),
    at: new Date(row.created_at),
    deleted: row.deleted_at !== null,
  }));
}

/** Marks which admins have written in a chat, so that it is their own. */
async function fillMine(strapi: Core.Strapi, chatId: number) {
  await runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where({ chat_id: chatId })
      .where((either) => either.whereNull('mine').orWhere('mine', false))
      .update({
        mine: knex.raw(
          `case when not office or exists (select 1 from inbox_messages m
            where m.chat_id = inbox_seats.chat_id and m.sender_id = inbox_seats.member_id)
            or exists (select 1 from inbox_chats c
            where c.id = inbox_seats.chat_id and c.assignee_id = inbox_seats.member_id)
            then true else false end`,
        ),
      }),
  );
}

/** Reads one chat, with its row locked, so that a message of this moment comes before or after. */
async function readChat(strapi: Core.Strapi, id: number): Promise<void> {
  await transaction(strapi, async () => {
    const row = await lockedRow(strapi, id);
    if (!row) return;
    await fillMine(strapi, id);
    if (row.with_office) {
      const isFirst = row.waits_up_to === null;
      if (isFirst)
        await runQuery(strapi, (knex) => knex('inbox_waits').where({ chat_id: id }).delete());
      const before =
        isFirst || row.waiting_since === null
          ? { ...NOBODY_WAITS, answeredUpTo: isFirst ? 0 : (row.answered_up_to ?? 0) }
          : {
              since: new Date(row.waiting_since),
              waiterId: row.waiter_id,
              answeredUpTo: row.answered_up_to ?? 0,
            };
      await addWaits(strapi, id, afterMessages(before, await messagesOf(strapi, row)).waits);
      const answered = Math.max(row.answered_up_to ?? 0, await lastAnswerIn(strapi, id));
      await findWaiting(strapi, id, answered);
    }
    const isOver = !row.with_office || row.ended_at !== null;
    await runQuery(strapi, (knex) =>
      knex('inbox_chats')
        .where({ id })
        .update({
          waits_up_to: row.last_message_id ?? 0,
          ...(isOver && { waiting_since: null, waiter_id: null }),
        }),
    );
  });
}

/** Whether every chat has been read. */
export const areAllRead = async (strapi: Core.Strapi): Promise<boolean> =>
  (await runQuery(strapi, (knex) => unread(knex).first('id'))) === undefined;

/**
 * Reads such chats, the ones with the lowest ids first. A run that breaks off is continued by the next one.
 * @param until when it stops
 */
export async function fillWaits(strapi: Core.Strapi, until = Infinity): Promise<void> {
  for (;;) {
    const ids: number[] = await runQuery(strapi, (knex) =>
      unread(knex).orderBy('id').limit(AT_ONCE).pluck('id'),
    );
    for (const id of ids) {
      if (Date.now() >= until) return;
      await withPause(() => readChat(strapi, id));
    }
    if (ids.length < AT_ONCE) return;
  }
}
