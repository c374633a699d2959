import type { Core } from '@strapi/strapi';
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { requireRevision } from '../../../http/require-revision';
import { changeAuthor, type ChangeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import {
  withoutTrash,
  type DocumentCall,
  type DocumentRules,
  type Next,
} from '../../../panel/document-call';
import * as answerAccess from '../data/answer-access';
import { answerChanges, recordAnswer } from '../data/answer-history';
import { arrange } from '../data/answer-order';
import { revisionOf, type AnswerRow } from '../data/answer-row';
import { keepAnswerVersion } from '../data/answer-versions';
import * as answerWords from '../data/answer-words';
import { cleanAnswer } from '../rules/clean-answer';
import { ANSWER_UID } from '../rules/help-uid';

const NEEDS_TOPIC = 'Please choose a topic';

const set = (strapi: Core.Strapi, id: number, columns: Record<string, unknown>) =>
  runQuery(strapi, (knex) => knex('help_answers').where({ id }).update(columns));

/** Updates everything that depends on an answer, within the transaction of its change. */
async function settle(strapi: Core.Strapi, id: number, before: AnswerRow | null, by: ChangeAuthor) {
  await set(strapi, id, { revision: (before?.revision ?? 0) + 1, changed_by: by.name || null });
  await arrange(strapi);
  const after = (await answerAccess.find(strapi, id)) as AnswerRow;
  if (after.place === null) throw refuse.badInput(NEEDS_TOPIC, { topic: NEEDS_TOPIC });
  await answerWords.keep(strapi, after);
  if (!before) await recordAnswer(strapi, by, 'created', after);
  if (before) await keepAnswerVersion(strapi, before, after, by);
  const changes = before ? answerChanges(before, after) : [];
  if (changes.length > 0) await recordAnswer(strapi, by, 'changed', after, changes);
  return { revision: after.revision, changedBy: after.changedBy };
}

async function create(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const by = await changeAuthor(strapi);
  params.data = cleanAnswer({ question: '', answer: '', ...params.data }, by);
  return transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    const made = (await next()) as { id: number };
    return Object.assign(made, await settle(strapi, made.id, null, by));
  });
}

/** A copy is a question of its own, without votes. */
async function clone(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const by = await changeAuthor(strapi);
  const fresh = { yesCount: 0, noCount: 0, deletedAt: null, deletedBy: null, createKey: null };
  params.data = { ...cleanAnswer(params.data ?? {}, by), ...fresh };
  return transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    const made = (await next()) as { entries: { id: number }[] };
    for (const entry of made.entries)
      Object.assign(entry, await settle(strapi, entry.id, null, by));
    return made;
  });
}

async function update(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const by = await changeAuthor(strapi);
  const id = await answerAccess.idOf(strapi, params.documentId);
  if (id === undefined) return next();
  return transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    const before = await answerAccess.find(strapi, id);
    if (!before || before.deletedAt !== null) {
      throw refuse.wrongState('This answer is in the trash.');
    }
    requireRevision({ ...before, revision: revisionOf(before) }, params.data?.revision, {
      door: by.door,
      said: HELP_TEXTS.conflict,
      field: 'question',
    });
    params.data = cleanAnswer(params.data ?? {}, by);
    const made = (await next()) as object;
    return Object.assign(made, await settle(strapi, id, before, by));
  });
}

/**
 * Deletes into the trash, from the portal or the panel. The answer leaves its topic's list, and its place is stored.
 */
async function remove(strapi: Core.Strapi, { params: { documentId } }: DocumentCall) {
  const by = await changeAuthor(strapi);
  const id = await answerAccess.idOf(strapi, documentId);
  if (id === undefined) return { documentId, entries: [] };
  return transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    const row = await answerAccess.find(strapi, id);
    if (!row || row.deletedAt !== null) return { documentId, entries: [] };
    const revision = (row.revision ?? 0) + 1;
    const data = { deletedAt: new Date(), deletedBy: by.name, revision, topic: null };
    const trashed = await strapi.db.query(ANSWER_UID).update({ where: { id }, data });
    await answerWords.remove(strapi, id);
    await arrange(strapi);
    await recordAnswer(strapi, by, 'deleted', row);
    return { documentId, entries: [trashed] };
  });
}

/**
 * Rules for an answer wherever it is written. Portal and panel both write through the Document Service, and every
 * write passes through here.
 */
export const answerRules: DocumentRules = {
  uid: ANSWER_UID,
  steps: {
    create,
    clone,
    update,
    delete: remove,
    findMany: withoutTrash,
    findFirst: withoutTrash,
    count: withoutTrash,
  },
};
