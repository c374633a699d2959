/** The office's answers, and how long somebody had waited for each. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { roleIdOf } from '../../../../auth/roles';
import { runQuery } from '../../../../db/run-query';
import type { Moment } from '../../../../text/moment';
import { waitOf, type Wait } from '../../rules/waiting';

/** Stores the waits that answers have ended, by which the answer times are counted. */
export async function addWaits(strapi: Core.Strapi, chatId: number, waits: readonly Wait[]) {
  if (waits.length === 0) return;
  const now = new Date();
  const rows = waits.map(({ since, answeredAt, seconds }) => ({
    chat_id: chatId,
    since,
    answered_at: answeredAt,
    seconds,
    created_at: now,
    updated_at: now,
  }));
  await runQuery(strapi, (knex) => knex('inbox_waits').insert(rows));
}

/** What the office wrote in a chat and did not delete. */
const answersIn = (knex: Knex, chatId: number) =>
  knex('inbox_messages as m')
    .join('up_users as u', 'u.id', 'm.sender_id')
    .where({ 'm.chat_id': chatId, 'u.role_id': roleIdOf('admin') })
    .whereNull('m.deleted_at');

/** The id of the office's last message in a chat that was not deleted. 0 if there is none. */
export async function lastAnswerIn(strapi: Core.Strapi, chatId: number): Promise<number> {
  const row = await runQuery(strapi, (knex) =>
    answersIn(knex, chatId).max({ last: 'm.id' }).first(),
  );
  return Number(row?.last ?? 0);
}

/** Removes the wait that ended at a moment from the answer times. Returns since when it was, if there is one. */
export async function takeWait(
  strapi: Core.Strapi,
  chatId: number,
  answeredAt: Date,
): Promise<Date | undefined> {
  const row: { id: number; since: Moment } | undefined = await runQuery(strapi, (knex) =>
    knex('inbox_waits')
      .where({ chat_id: chatId, answered_at: answeredAt })
      .orderBy('id')
      .first('id', 'since'),
  );
  if (!row) return undefined;
  await runQuery(strapi, (knex) => knex('inbox_waits').where({ id: row.id }).delete());
  return new Date(row.since);
}

/**
 * Lets a wait, whose answer was deleted, end with the office's next message. It is no wait if an admin said before that
 * there is nothing to answer.
 */
export async function endWaitLater(
  strapi: Core.Strapi,
  chatId: number,
  since: Date,
  deleted: { id: number; at: Date },
): Promise<void> {
  const next: { created_at: Moment } | undefined = await runQuery(strapi, (knex) =>
    answersIn(knex, chatId).where('m.id', '>', deleted.id).orderBy('m.id').first('m.created_at'),
  );
  if (!next) return;
  const answeredAt = new Date(next.created_at);
  const settled: unknown = await runQuery(strapi, (knex) =>
    knex('inbox_notes')
      .where({ chat_id: chatId, kind: 'settled' })
      .whereBetween('created_at', [deleted.at, answeredAt])
      .first('id'),
  );
  if (settled !== undefined) return;
  await takeWait(strapi, chatId, answeredAt);
  await addWaits(strapi, chatId, [waitOf(since, answeredAt)]);
}

/**
 * The id of the last message that stays answered once the one that answered last is deleted: the one before it, or
 * before the first message of the wait that it had ended. 0 if there is none.
 */
export async function answeredWithout(
  strapi: Core.Strapi,
  chatId: number,
  deletedId: number,
  since: Date | undefined,
): Promise<number> {
  const row = await runQuery(strapi, (knex) => {
    const query = knex('inbox_messages')
      .where({ chat_id: chatId, deleted_at: null, event: null })
      .where('id', '<', deletedId);
    if (since) query.where('created_at', '<', since);
    return query.max({ last: 'id' }).first();
  });
  return Number(row?.last ?? 0);
}
