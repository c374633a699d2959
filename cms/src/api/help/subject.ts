import { rareIndex } from '../../db/indexes';
import { eraseMember } from './domain/missed-searches';
import * as helpService from './services/help';
import type { Subject } from '../../subject';
import { fillHelpWords } from './domain/fill-words';
import { ensureHelpTopics } from './domain/help-topics';
import { watchHelp } from './domain/watch-help';

export const help: Subject = {
  name: 'help',
  eraseMember: (strapi, { id }) => eraseMember(strapi, id),
  dependents: [],
  showsFile: null,
  sweeps: [(strapi) => helpService.sweep(strapi)],
  indexes: [rareIndex('help_answers', 'deleted_at')],
  search: { name: 'help', fill: fillHelpWords },
  register: watchHelp,
  boot: [ensureHelpTopics],
};
