import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { changeAuthor, type ChangeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import * as answerAccess from '../data/answer-access';
import { recordAnswer, topicName } from '../data/answer-history';
import { arrange, type Moved } from '../data/answer-order';
import type { AnswerRow } from '../data/answer-row';
import { keepAnswerVersion } from '../data/answer-versions';
import * as answerWords from '../data/answer-words';
import { missesNeighbour } from '../rules/dragged';
import { SEARCH_UID, TOPIC_UID } from '../rules/help-uid';

const NEIGHBOR_GONE =
  'The answer next to the one you moved is no longer under this topic. Reload the page and drag it again.';

/**
 * Records that an editor has moved an answer to another topic, or to none. This is a change of the answer: a form that
 * has it open would put it back without a word, so its revision changes, and the move is a version.
 */
async function recordMove(strapi: Core.Strapi, { id, from, to }: Moved, by: ChangeAuthor) {
  const moved = await answerAccess.find(strapi, id);
  if (!moved) return;
  await runQuery(strapi, (knex) =>
    knex('help_answers')
      .where({ id })
      .update({
        revision: (moved.revision ?? 0) + 1,
        changed_by: by.name || null,
        updated_at: new Date(),
      }),
  );
  const row = (await answerAccess.find(strapi, id)) as AnswerRow;
  await keepAnswerVersion(strapi, { ...moved, place: from }, row, by);
  await answerWords.keep(strapi, row);
  const change = { field: 'Topic', from: topicName(from), to: topicName(to) };
  await recordAnswer(strapi, by, 'changed', row, [change]);
}

/** Refuses answers from the trash, which the panel's list of choices may still contain. */
async function refuseTrashed(strapi: Core.Strapi) {
  const row = await runQuery(strapi, (knex) =>
    knex('help_answers as a')
      .join('help_answers_topic_lnk as l', 'l.help_answer_id', 'a.id')
      .whereNotNull('a.deleted_at')
      .first('a.question'),
  );
  if (!row) return;
  const said = `“${row.question}” was deleted. Restore it from the trash of Help answers first.`;
  throw refuse.badInput(said, { answers: said });
}

/**
 * Refuses a position next to an answer that has left the topic since the form was opened, because Strapi would fail
 * on it.
 */
async function refuseStray(strapi: Core.Strapi, documentId: string | undefined, answers: unknown) {
  const topic: { answers: { documentId: string }[] } | null = await strapi.db
    .query(TOPIC_UID)
    .findOne({ where: { documentId }, populate: { answers: { select: ['documentId'] } } });
  const there = topic?.answers.map((one) => one.documentId) ?? [];
  if (!missesNeighbour(answers, there)) return;
  throw refuse.changedMeanwhile(NEIGHBOR_GONE, { answers: NEIGHBOR_GONE });
}

async function update(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const { answers } = params.data ?? {};
  // Keys and titles are the portal's own (part 2 §2).
  params.data = answers === undefined ? {} : { answers };
  const by = await changeAuthor(strapi);
  return transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    await refuseStray(strapi, params.documentId, answers);
    const made = await next();
    await refuseTrashed(strapi);
    for (const moved of await arrange(strapi)) await recordMove(strapi, moved, by);
    return made;
  });
}

async function byPortalAlone(strapi: Core.Strapi, _call: DocumentCall, next: Next) {
  if ((await changeAuthor(strapi)).door === null) return next();
  throw refuse.notAllowed('Help topics can’t be added or deleted.');
}

/** Rules for topics, whoever changes them: only their answers and the order of these can be changed. */
export const topicRules: DocumentRules = {
  uid: TOPIC_UID,
  steps: { create: byPortalAlone, clone: byPortalAlone, delete: byPortalAlone, update },
};

const refused = () =>
  Promise.reject(refuse.notAllowed('The portal counts these searches. You can only delete them.'));

/** Members' searches are counted, not written. */
export const missedSearchRules: DocumentRules = {
  uid: SEARCH_UID,
  steps: { create: refused, clone: refused, update: refused },
};
