/** Writes answers in the portal. Rules for both portal and panel are in answer-panel-rules. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { helpEndpoints } from '@hearthside/contract/help/endpoints';
import type { Actor } from '../../../auth/actor';
import { isUniqueViolation } from '../../../http/answer-for';
import { idempotent } from '../../../db/idempotent';
import { runQuery } from '../../../db/run-query';
import { Refusal, refuse } from '../../../http/refuse';
import { requireSameAtFirst } from '../../../http/require-same';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import { answerOf, notFound, lockOrder } from './answer-access';
import { recordAnswer } from './answer-history';
import { toItem, type AnswerRow } from './answer-row';
import { cleanAnswer } from '../rules/clean-answer';
import { topicOf } from './help-topics';
import { ANSWER_UID, TOPIC_UID } from '../rules/help-uid';
import * as readingHelp from './reading-help';
import { requireWrittenHere } from '../rules/written-here';

type Created = z.output<(typeof helpEndpoints)['create']['body']>;
type Saved = z.output<(typeof helpEndpoints)['save']['body']>;

interface Documents {
  create(params: { data: object }): Promise<{ id: number }>;
  update(params: { documentId: string; data: object }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

const isConflict = (error: unknown) => error instanceof Refusal && error.status === 409;

/** Whether an answer already has the content that was to be saved. */
function saysAlready(row: AnswerRow, { question, answer, videoUrl, topic }: Saved) {
  const clean = cleanAnswer({ question, answer, videoUrl }, { door: 'portal' });
  return (
    row.place === topic &&
    row.question === clean.question &&
    row.answer === clean.answer &&
    row.videoUrl === clean.videoUrl
  );
}

const documents = (strapi: Core.Strapi, uid: string) =>
  strapi.documents(uid as never) as unknown as Documents;

const answer = async (strapi: Core.Strapi, actor: Actor, id: number) => ({
  item: toItem(await answerOf(strapi, id, actor.id), actor),
});

const under = async (strapi: Core.Strapi, topic: HelpPlace) => ({
  set: [{ documentId: (await topicOf(strapi, topic)).documentId }],
});

/** The answers of a topic in their order, by the ids that the Document Service uses. */
const inOrder = (
  strapi: Core.Strapi,
  place: HelpPlace,
): Promise<{ id: number; documentId: string }[]> =>
  runQuery(strapi, (knex) =>
    knex('help_answers')
      .where({ place })
      .whereNull('deleted_at')
      .orderBy(['position', 'id'])
      .select({ id: 'id', documentId: 'document_id' }),
  );

/**
 * Adds an answer at the end of its topic. Sent again under the same key, for example after a lost answer, it is the
 * same one.
 */
export async function create(strapi: Core.Strapi, actor: Actor, { topic, key, ...said }: Created) {
  requireWrittenHere(topic);
  const createKey = key ? `${actor.id}:${key}` : null;
  const again = async (known: number) => {
    const { question, answer: text, videoUrl } = cleanAnswer(said, { door: 'portal' });
    requireSameAtFirst(await answerOf(strapi, known), {
      question,
      answer: text,
      videoUrl,
      place: topic,
    });
    return answer(strapi, actor, known);
  };
  const known = await idempotent(strapi, 'help_answers', 'create_key').idBehind(createKey);
  if (known !== undefined) return again(known);
  const data = { ...said, topic: await under(strapi, topic), createKey };
  try {
    const { id } = await documents(strapi, ANSWER_UID).create({ data });
    return await answer(strapi, actor, id);
  } catch (error) {
    // The same request, sent twice at once.
    const other = isUniqueViolation(error)
      ? await idempotent(strapi, 'help_answers', 'create_key').idBehind(createKey)
      : undefined;
    if (other === undefined) throw error;
    return again(other);
  }
}

/** Changes an answer. In a new topic it goes to the end. */
export async function save(strapi: Core.Strapi, actor: Actor, given: Saved) {
  const { id, topic, revision, ...said } = given;
  const { documentId, place } = await answerOf(strapi, id);
  requireWrittenHere(place, topic);
  const moved = place === topic ? {} : { topic: await under(strapi, topic) };
  try {
    await documents(strapi, ANSWER_UID).update({
      documentId,
      data: { ...said, ...moved, revision },
    });
  } catch (error) {
    // The author's own save sent again, because its answer was lost: the answer already has this content.
    if (!(isConflict(error) && saysAlready(await answerOf(strapi, id), given))) throw error;
  }
  return answer(strapi, actor, id);
}

/** Hides an answer everywhere. For 30 days it can be restored. */
export async function remove(strapi: Core.Strapi, id: number, topic: HelpPlace) {
  const { documentId, place } = await answerOf(strapi, id);
  if (place !== topic) throw notFound();
  requireWrittenHere(place);
  await documents(strapi, ANSWER_UID).delete({ documentId });
  return { message: 'Question and answer deleted' };
}

/** Moves an answer before another of its topic, or to the end. Returns the topic as it is now. */
export async function move(strapi: Core.Strapi, actor: Actor, id: number, before: number | null) {
  const topic = await transaction(strapi, async () => {
    await lockOrder(strapi);
    const row = await answerOf(strapi, id);
    if (row.place === null) throw notFound();
    requireWrittenHere(row.place);
    const there = await inOrder(strapi, row.place);
    const others = there.filter((one) => one.id !== id);
    const at = before === null ? others.length : others.findIndex((one) => one.id === before);
    if (at < 0) {
      const said = 'This answer has moved to another topic. Please reload and check.';
      throw refuse.badInput(said, { before: said });
    }
    const from = there.findIndex((one) => one.id === id);
    if (from === at) return row.place;
    const set = [...others.slice(0, at), { documentId: row.documentId }, ...others.slice(at)];
    const { documentId } = await topicOf(strapi, row.place);
    const answers = { set: set.map((one) => ({ documentId: one.documentId })) };
    await documents(strapi, TOPIC_UID).update({ documentId, data: { answers } });
    const change = { field: 'Place', from: String(from + 1), to: String(at + 1) };
    await recordAnswer(strapi, await changeAuthor(strapi), 'changed', row, [change]);
    return row.place;
  });
  return readingHelp.list(strapi, actor, topic as HelpPlace);
}
