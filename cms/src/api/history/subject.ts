import { listIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { homeChanges } from './data/home-changes';
import * as historyService from './services/history';

export const history: Subject = {
  name: 'history',
  async eraseMember(strapi, { id, words }) {
    await historyService.forget(strapi, { kind: 'member', id }, { action: 'profile' });
    await historyService.eraseWords(strapi, words);
  },
  dependents: [],
  showsFile: null,
  homePart: homeChanges,
  sweeps: [],
  indexes: [
    listIndex('portal_history', 'portal_history_about_idx', 'about_kind', 'about_id'),
    listIndex('portal_history', 'portal_history_other_idx', 'other_kind', 'other_id'),
    listIndex('content_versions', 'content_versions_entry_idx', 'kind', 'entry_id'),
  ],
};
