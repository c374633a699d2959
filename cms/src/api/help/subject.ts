import { rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { countPortalMiss, eraseMember } from './data/missed-searches';
import * as helpService from './services/help';
import { fillHelpWords } from './data/fill-words';
import { ensureHelpTopics } from './data/help-topics';
import { answerEntries } from './panel/answer-entries';
import { answerRules } from './panel/answer-panel-rules';
import { synonymRules } from './panel/synonym-panel-rules';
import { giveTopicsAllAnswers } from './panel/topic-answers';
import { missedSearchRules, topicRules } from './panel/topic-panel-rules';
import { answerFinder } from './data/find-answers';
import { HIDDEN_LIKE } from './rules/hidden-words';
import { helpLinks } from './data/help-links';
import { readSynonyms } from './data/synonyms';

export const help: Subject = {
  name: 'help',
  finders: [answerFinder],
  synonyms: readSynonyms,
  onMissedSearch: countPortalMiss,
  linkedPages: helpLinks,
  eraseMember: (strapi, { id }) => eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Unanswered searches',
        table: 'help_misses',
        column: 'member_id',
        // Hidden words say nothing to their member either.
        only: (query) => void query.whereNot('words', 'like', HIDDEN_LIKE),
      },
      { title: 'Votes on help answers', table: 'help_votes', column: 'member_id' },
    ],
    except: {},
  },
  dependents: [],
  showsFile: null,
  sweeps: [helpService.sweep],
  indexes: [rareIndex('help_answers', 'deleted_at')],
  search: { name: 'help', fill: fillHelpWords },
  documents: [answerRules, topicRules, missedSearchRules, synonymRules],
  panelEntries: [answerEntries],
  register: giveTopicsAllAnswers,
  boot: [ensureHelpTopics],
};
