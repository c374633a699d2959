import type { Core } from '@strapi/strapi';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import { runQuery } from '../../../db/run-query';
import { TOPIC_UID } from '../rules/help-uid';

interface Topic {
  key: HelpPlace;
  answers: { id: number }[];
}
interface Placed {
  id: number;
  place: HelpPlace | null;
  position: number | null;
}

/** An answer that was moved to another topic. */
export interface Moved {
  id: number;
  from: HelpPlace | null;
  to: HelpPlace | null;
}

/**
 * Updates the columns by which members read to match the topics' own lists, which editors sort by dragging in the
 * panel. Returns which answers have another topic now. Call within a transaction that has locked the order. Answers
 * in the trash keep their place.
 */
export async function arrange(strapi: Core.Strapi): Promise<Moved[]> {
  const topics: Topic[] = await strapi.db
    .query(TOPIC_UID)
    .findMany({ select: ['key'], populate: { answers: { select: ['id'] } } });
  const wanted = new Map(
    topics.flatMap(({ key, answers }) =>
      answers.map(({ id }, position) => [id, { place: key, position }] as const),
    ),
  );
  const there: Placed[] = await runQuery(strapi, (knex) =>
    knex('help_answers').whereNull('deleted_at').select('id', 'place', 'position'),
  );
  const moved: Moved[] = [];
  for (const { id, place, position } of there) {
    const to = wanted.get(id) ?? { place: null, position: null };
    if (to.place === place && to.position === position) continue;
    await runQuery(strapi, (knex) => knex('help_answers').where({ id }).update(to));
    if (to.place !== place) moved.push({ id, from: place, to: to.place });
  }
  return moved;
}
