import { rareIndex } from '../../db/indexes';
import { services } from '../../services';
import type { Subject } from '../../subject';
import { fillHelpWords } from './domain/fill-words';
import { ensureHelpTopics } from './domain/help-topics';
import { watchHelp } from './domain/watch-help';

export const help: Subject = {
  name: 'help',
  eraseMember: (strapi, { id }) => services(strapi).help.eraseMember(id),
  dependents: [],
  showsFile: null,
  sweeps: [(strapi) => services(strapi).help.sweep()],
  indexes: [rareIndex('help_answers', 'deleted_at')],
  search: { name: 'help', fill: fillHelpWords },
  register: watchHelp,
  boot: [ensureHelpTopics],
};
