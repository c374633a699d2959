/** The pages of the help center that texts may link to. */
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { namedFor } from '@hearthside/contract/search/ranking';
import { runQuery } from '../../../db/run-query';
import type { LinkedPages } from '../../../subject';
import { rankedAnswers } from '../rules/ranked-answers';
import { selectShown } from './answer-row';
import { matching } from './reading-help';
import { readSynonyms } from './synonyms';

/** Nobody's votes are read with the answers. */
const NOBODY = 0;

const TOPICS = Object.entries(HELP_PLACES).map(([place, { title }]) => ({
  title,
  line: 'Help topic',
  path: helpPages.topic(place as HelpPlace),
}));
const WITHOUT_TOPIC: readonly string[] = [
  helpPages.videos,
  helpPages.missedSearches,
  helpPages.trash,
];
const PLACE = /^\/help\/(\w[\w-]*)(?:\/(\d{1,9}))?$/;

/** Topics, and answers wherever they are now: an address with an answer's former topic still leads to it. */
export const helpLinks: LinkedPages = {
  async find(strapi, typed, limit) {
    const { rows, groups } = await matching(strapi, NOBODY, typed, await readSynonyms(strapi));
    const answers = rankedAnswers(rows, typed, groups).map(({ row: { id, question, place } }) => ({
      title: question,
      line: `Help answer · ${HELP_PLACES[place ?? 'faq'].title}`,
      path: helpPages.topic(place ?? 'faq', id),
    }));
    return [...namedFor(TOPICS, typed), ...answers].slice(0, limit);
  },
  exists(strapi, path) {
    const [, place, id] = PLACE.exec(path) ?? [];
    if (place === undefined || WITHOUT_TOPIC.includes(path)) return undefined;
    if (id === undefined) return Promise.resolve(Object.hasOwn(HELP_PLACES, place));
    return runQuery(strapi, async (knex) =>
      Boolean(await selectShown(knex, NOBODY).where('a.id', Number(id)).first()),
    );
  },
};
