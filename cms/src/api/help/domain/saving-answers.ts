import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { HelpPlace } from '@hearthside/contract/help';
import type { helpEndpoints } from '@hearthside/contract/help-endpoints';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { writerOf } from '../../../access/writer';
import { answerAccess } from './answer-access';
import { recordAnswer } from './answer-history';
import { itemIn, type Reader } from './answer-row';
import { topicOf } from './help-topics';
import { ANSWER_UID, TOPIC_UID } from './help-uid';
import { readingHelp } from './reading-help';
import { requireWrittenHere } from './written-here';

type Created = z.output<(typeof helpEndpoints)['create']['body']>;
type Saved = z.output<(typeof helpEndpoints)['save']['body']>;

interface Documents {
  create(params: { data: object }): Promise<{ id: number }>;
  update(params: { documentId: string; data: object }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

/** Writing answers in the portal; what holds by either door is seen to at the door (answer-door). */
export function savingAnswers(strapi: Core.Strapi) {
  const { answerOf, holdOrder, notFound } = answerAccess(strapi);
  const { list } = readingHelp(strapi);
  const documents = (uid: string) => strapi.documents(uid as never) as unknown as Documents;

  const answer = async (reader: Reader, id: number) => ({
    item: itemIn(await answerOf(id, reader.id), reader),
  });
  const under = async (topic: HelpPlace) => ({
    set: [{ documentId: (await topicOf(strapi, topic)).documentId }],
  });

  /** The answers of a topic in their order, by the ids the Document Service takes. */
  const inOrder = (place: HelpPlace): Promise<{ id: number; documentId: string }[]> =>
    reading(strapi, (knex) =>
      knex('help_answers')
        .where({ place })
        .whereNull('deleted_at')
        .orderBy(['position', 'id'])
        .select({ id: 'id', documentId: 'document_id' }),
    );

  return {
    /** Adds an answer, as its topic's last. */
    async create(reader: Reader, { topic, ...said }: Created) {
      requireWrittenHere(topic);
      const data = { ...said, topic: await under(topic) };
      const { id } = await documents(ANSWER_UID).create({ data });
      return answer(reader, id);
    },

    /** Changes an answer; under another topic it is that one's last. */
    async save(reader: Reader, { id, topic, revision, ...said }: Saved) {
      const { documentId, place } = await answerOf(id);
      requireWrittenHere(place, topic);
      const moved = place === topic ? {} : { topic: await under(topic) };
      await documents(ANSWER_UID).update({ documentId, data: { ...said, ...moved, revision } });
      return answer(reader, id);
    },

    /** Hides an answer everywhere; for 30 days it can be brought back. */
    async remove(id: number, topic: HelpPlace) {
      const { documentId, place } = await answerOf(id);
      if (place !== topic) throw notFound();
      requireWrittenHere(place);
      await documents(ANSWER_UID).delete({ documentId });
      return { message: 'Question and answer deleted' };
    },

    /** Puts an answer before another of its topic, or last; tells the topic as it is now. */
    async move(reader: Reader, id: number, before: number | null) {
      const topic = await strapi.db.transaction(async () => {
        await holdOrder();
        const row = await answerOf(id);
        if (row.place === null) throw notFound();
        requireWrittenHere(row.place);
        const there = await inOrder(row.place);
        const others = there.filter((one) => one.id !== id);
        const at = before === null ? others.length : others.findIndex((one) => one.id === before);
        if (at < 0) {
          const said = 'This answer is not in the same topic any more. Please look again.';
          throw refuse.badInput(said, { before: said });
        }
        const from = there.findIndex((one) => one.id === id);
        if (from === at) return row.place;
        const set = [...others.slice(0, at), { documentId: row.documentId }, ...others.slice(at)];
        const { documentId } = await topicOf(strapi, row.place);
        const answers = { set: set.map((one) => ({ documentId: one.documentId })) };
        await documents(TOPIC_UID).update({ documentId, data: { answers } });
        const change = { field: 'Place', from: String(from + 1), to: String(at + 1) };
        await recordAnswer(strapi, await writerOf(strapi), 'changed', row, [change]);
        return row.place;
      });
      return list(reader, topic as HelpPlace);
    },
  };
}
