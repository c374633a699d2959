/** What the search over the whole portal finds in the help center. It counts no missed searches. */
import { HELP_PLACES } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { byRank } from '@hearthside/contract/search/ranking';
import { textOfRich } from '@hearthside/contract/rich-text';
import type { Finder } from '../../../subject';
import { inPanelOrder } from './answer-row';
import { matching } from './reading-help';

export const answerFinder: Finder = {
  section: 'help',
  words: [{ table: 'help_answers', column: 'question' }],
  async find(strapi, member, typed, limit) {
    const rows = (await matching(strapi, member, typed)).sort(inPanelOrder);
    const titled = rows.map((row) => ({ ...row, title: row.question }));
    return byRank(titled, typed)
      .slice(0, limit)
      .map(({ id, title, answer, place }) => ({
        title,
        line: place ? HELP_PLACES[place].title : '',
        text: textOfRich(answer),
        path: helpPages.topic(place ?? 'faq', id),
      }));
  },
};
