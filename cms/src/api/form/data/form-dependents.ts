/** What happens to forms when members are deleted. */
import type { Core } from '@strapi/strapi';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import type { Dependent } from '@hearthside/contract/member/users';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import * as answerRows from '../responses/answer-rows';
import { ACCEPTED } from '../responses/counting';
import { RESPONSE_UID, type ResponseRow } from './form-row';

/** How many names are given where nobody would read a longer list. */
const NAMES_SHOWN = 5;

/** Only the choices, without written answers, because a text may reveal who wrote it. */
const withoutWords = (answers: FormAnswers): FormAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !('response' in answer)));

const query = (strapi: Core.Strapi) => strapi.db.query(RESPONSE_UID);

/** The titles of the forms a member has answered, except deleted ones. */
const titlesOf = (strapi: Core.Strapi, memberId: number): Promise<string[]> =>
  runQuery(strapi, (knex) =>
    knex('form_responses as r')
      .join('forms as f', 'f.id', 'r.form_id')
      .where('r.member_id', memberId)
      .whereNull('r.deleted_at')
      .whereNull('f.deleted_at')
      .orderBy(['f.title_key', 'r.id'])
      .pluck('f.title'),
  );

/** Removes the written answers from what is counted. */
const eraseWords = (strapi: Core.Strapi, responseId: number) =>
  runQuery(strapi, (knex) =>
    knex('form_answers').where({ response_id: responseId }).whereNotNull('content').delete(),
  );

/** A member's responses, shown before they are deleted. */
export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const titles = await titlesOf(strapi, memberId);
  return { kind: 'responses', count: titles.length, names: titles.slice(0, NAMES_SHOWN) };
}

/**
 * Erases what is stored about a member who is being erased. Responses that were approved, or sent where nobody
 * reviews, still count, but anonymously and only with their choices, without any written text. Everything else they
 * answered is deleted.
 */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  const rows: ResponseRow[] = await query(strapi).findMany({ where: { member: memberId } });
  for (const row of rows) {
    const { id } = row;
    const isCounted = ACCEPTED.some((status) => status === row.standing) && row.deletedAt === null;
    if (!isCounted) {
      await answerRows.remove(strapi, id);
      await query(strapi).delete({ where: { id } });
      continue;
    }
    await eraseWords(strapi, id);
    const answers = withoutWords(row.answers ?? {});
    const whose = { member: null, seat: null, submitKey: null };
    const data = { ...whose, answers, rejected: null, undo: null, reviewMessage: null };
    await query(strapi).update({ where: { id }, data });
  }
  await invalidateCounts(strapi, 'form');
}
