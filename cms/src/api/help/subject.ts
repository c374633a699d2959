import { rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { eraseMember } from './data/missed-searches';
import * as helpService from './services/help';
import { fillHelpWords } from './data/fill-words';
import { ensureHelpTopics } from './data/help-topics';
import { watchHelp } from './panel/watch-help';

export const help: Subject = {
  name: 'help',
  eraseMember: (strapi, { id }) => eraseMember(strapi, id),
  dependents: [],
  showsFile: null,
  sweeps: [helpService.sweep],
  indexes: [rareIndex('help_answers', 'deleted_at')],
  search: { name: 'help', fill: fillHelpWords },
  register: watchHelp,
  boot: [ensureHelpTopics],
};
