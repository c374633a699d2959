import type { Core } from '@strapi/strapi';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { isUniqueViolation } from '../../../http/answer-for';
import { runQuery } from '../../../db/run-query';
import { selectShown, type AnswerRow } from './answer-row';
import * as answerWords from './answer-words';
import { TOPIC_UID } from '../rules/help-uid';

interface TopicRow {
  id: number;
  documentId: string;
  key: HelpPlace;
  title: string;
  description: string | null;
}

const answersUnder = (strapi: Core.Strapi, place: string): Promise<AnswerRow[]> =>
  runQuery(strapi, (knex) => selectShown(knex, 0).where('a.place', place));

/** Creates missing topics and gives all of them the titles that the portal shows, so that the panel has them. */
export async function ensureHelpTopics(strapi: Core.Strapi) {
  const there: TopicRow[] = await strapi.db.query(TOPIC_UID).findMany({});
  for (const [key, { title, description }] of Object.entries(HELP_PLACES)) {
    const known = there.find((topic) => topic.key === key);
    const said = { title, description };
    if (known) {
      if (known.title === title && known.description === description) continue;
      await strapi.db.query(TOPIC_UID).update({ where: { id: known.id }, data: said });
      // Answers can also be found by their topic's title.
      for (const row of await answersUnder(strapi, key)) await answerWords.keep(strapi, row);
      continue;
    }
    await strapi
      .documents(TOPIC_UID as never)
      .create({ data: { key, ...said } } as never)
      .catch((error: unknown) => {
        // A server that started at the same time has created it.
        if (!isUniqueViolation(error)) throw error;
      });
  }
}

/** The topic with a key, as the Document Service identifies it. */
export async function topicOf(strapi: Core.Strapi, key: HelpPlace): Promise<TopicRow> {
  const row: TopicRow | null = await strapi.db.query(TOPIC_UID).findOne({ where: { key } });
  if (!row) throw new Error(`The help center lacks its topic ${key}.`);
  return row;
}
