/**
 * Deleted answers: restored from the trash, and erased after 30 days. Moving one into the trash is part of the panel
 * rules (answer-panel-rules).
 */
import type { Core } from '@strapi/strapi';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { changeAuthor, type ChangeAuthor } from '../../../auth/change-author';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import * as answerAccess from './answer-access';
import { recordAnswer } from './answer-history';
import { arrange } from './answer-order';
import { toItem, selectAnswers, type AnswerRow } from './answer-row';
import * as answerWords from './answer-words';
import { topicOf } from './help-topics';
import { ANSWER_UID, TOPIC_UID } from '../rules/help-uid';
import { requireWrittenHere } from '../rules/written-here';
import { iso } from '../../../text/moment';
import { forEachIndependently } from '../../../jobs/for-each-independently';

const STOOD_NOWHERE =
  'This answer had no topic when it was deleted. Please choose one to restore it to.';

/** Where a restored answer goes: to its former place, otherwise to the end of the chosen topic. */
function wayBack(row: AnswerRow, chosen: HelpPlace | undefined, { door }: ChangeAuthor) {
  if (row.place !== null) return { place: row.place, position: row.position };
  if (chosen === undefined) throw refuse.badInput(STOOD_NOWHERE, { topic: STOOD_NOWHERE });
  if (door === 'portal') requireWrittenHere(chosen);
  return { place: chosen, position: null };
}

/** The answers of a topic with one more in its former place. */
async function putBack(
  strapi: Core.Strapi,
  id: number,
  { place, position }: ReturnType<typeof wayBack>,
) {
  const { id: topicId } = await topicOf(strapi, place);
  const topic: { answers: { id: number }[] } = await strapi.db
    .query(TOPIC_UID)
    .findOne({ where: { id: topicId }, populate: { answers: { select: ['id'] } } });
  const ids = topic.answers.map((one) => one.id);
  ids.splice(position ?? ids.length, 0, id);
  await strapi.db.query(TOPIC_UID).update({
    where: { id: topicId },
    data: { answers: { set: ids.map((one) => ({ id: one })) } },
  });
}

/** Erases an answer. That it existed stays in the history. */
async function erase(strapi: Core.Strapi, id: number, before: Date) {
  await transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    const row = await answerAccess.find(strapi, id);
    if (!row?.deletedAt || new Date(row.deletedAt) >= before) return;
    await answerWords.remove(strapi, id);
    await runQuery(strapi, (knex) => knex('help_votes').where({ answer_ref: id }).delete());
    await recordAnswer(strapi, await changeAuthor(strapi), 'erased', row);
    await historyService.emptyEntries(strapi, { kind: 'help', id });
    await historyService.eraseVersions(strapi, { kind: 'help', id });
    await strapi.db.query(ANSWER_UID).delete({ where: { id } });
  });
}

/** The rows of a page of the trash, most recently deleted first. */
export async function trashedAnswers(
  strapi: Core.Strapi,
  asked: Pick<PageQuery, 'page' | 'limit'>,
) {
  const rows = (await runQuery(strapi, (knex) =>
    selectAnswers(knex)
      .whereNotNull('a.deleted_at')
      .orderBy([
        { column: 'a.deleted_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ])
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  )) as AnswerRow[];
  const counted = await runQuery(strapi, (knex) =>
    knex('help_answers').whereNotNull('deleted_at').count({ total: '*' }).first(),
  );
  return { rows, pagination: paginationOf(asked, Number(counted?.total ?? 0)) };
}

/** A page of the trash, as the portal shows it. */
export async function trash(strapi: Core.Strapi, asked: Pick<PageQuery, 'page' | 'limit'>) {
  const { rows, pagination } = await trashedAnswers(strapi, asked);
  const items = rows.map(({ id, place, question, deletedAt, deletedBy }) => ({
    id,
    topic: place,
    question,
    deletedBy: deletedBy ?? '',
    deletedAt: iso(deletedAt ?? 0),
  }));
  return { items, pagination };
}

/**
 * Restores an answer to its former place, or under the chosen topic if it had none. One that is not in the trash is
 * not found.
 */
export async function restoreAnswer(strapi: Core.Strapi, id: number, topic?: HelpPlace) {
  const by = await changeAuthor(strapi);
  await transaction(strapi, async () => {
    await answerAccess.lockOrder(strapi);
    const row = await answerAccess.find(strapi, id);
    if (!row?.deletedAt) throw answerAccess.notFound();
    const back = wayBack(row, topic, by);
    const data = { deletedAt: null, deletedBy: null, revision: (row.revision ?? 0) + 1 };
    await strapi.db.query(ANSWER_UID).update({ where: { id }, data });
    await putBack(strapi, id, back);
    await arrange(strapi);
    await answerWords.keep(strapi, (await answerAccess.find(strapi, id)) as AnswerRow);
    await recordAnswer(strapi, by, 'restored', row);
  });
}

/** The same in the portal, with the answer as its viewer reads it. */
export async function restore(strapi: Core.Strapi, actor: Actor, id: number, topic?: HelpPlace) {
  await restoreAnswer(strapi, id, topic);
  return { item: toItem(await answerAccess.answerOf(strapi, id, actor.id), actor) };
}

/** Erases answers that have been in the trash for 30 days. */
export async function sweepAnswers(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await strapi.db.query(ANSWER_UID).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Erasing help answer ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => erase(strapi, id, before));
}
