/** Finds one answer. Those in the trash are treated as missing. */
import type { Core } from '@strapi/strapi';
import { withRowLock } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { selectAnswers, type AnswerRow } from './answer-row';

export const notFound = () => refuse.notFound();

export const find = (
  strapi: Core.Strapi,
  id: number,
  actorId?: number,
): Promise<AnswerRow | undefined> =>
  runQuery(
    strapi,
    async (knex) =>
      (await selectAnswers(knex, actorId).where('a.id', id).first()) as AnswerRow | undefined,
  );

/** An answer that is not in the trash, or a 404. */
export async function answerOf(
  strapi: Core.Strapi,
  id: number,
  actorId?: number,
): Promise<AnswerRow> {
  const row = await find(strapi, id, actorId);
  if (!row || row.deletedAt !== null) throw notFound();
  return row;
}

export async function idOf(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<number | undefined> {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
    knex('help_answers')
      .where({ document_id: documentId ?? '' })
      .first('id'),
  );
  return row?.id;
}

/**
 * Locks the order of all answers until the open transaction ends. Every change of the help center takes this lock
 * first: changes are rare, and an answer can move from one topic to another.
 */
export async function lockOrder(strapi: Core.Strapi): Promise<void> {
  await runQuery(strapi, (knex) =>
    withRowLock(strapi, knex('help_topics').orderBy('id').select('id')),
  );
}
