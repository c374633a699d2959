/** What the search over the whole portal finds in the help center. It counts no missed searches. */
import { HELP_PLACES } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { textOfRich } from '@hearthside/contract/rich-text';
import type { Finder } from '../../../subject';
import { rankedAnswers } from '../rules/ranked-answers';
import { shown } from './answer-row';
import { matching } from './reading-help';
import { readSynonyms } from './synonyms';

export const answerFinder: Finder = {
  section: 'help',
  words: {
    id: 'a.id',
    text: 'a.question',
    rows: (knex) => knex('help_answers as a').modify(shown),
    sharedBy: () => '',
  },
  async find(strapi, member, typed, limit) {
    const { rows, groups } = await matching(strapi, member.id, typed, await readSynonyms(strapi));
    return rankedAnswers(rows, typed, groups)
      .slice(0, limit)
      .map(({ row: { id, question, answer, place }, match }) => ({
        title: question,
        match,
        line: place ? HELP_PLACES[place].title : '',
        text: textOfRich(answer),
        path: helpPages.topic(place ?? 'faq', id),
      }));
  },
};
