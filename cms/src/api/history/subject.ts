import { listIndex } from '../../db/indexes';
import { services } from '../../services';
import type { Subject } from '../../subject';

export const history: Subject = {
  name: 'history',
  async eraseMember(strapi, { id, words }) {
    const entries = services(strapi).history;
    await entries.forget({ kind: 'member', id }, { action: 'profile' });
    await entries.eraseWords(words);
  },
  dependents: [],
  showsFile: null,
  sweeps: [],
  indexes: [
    listIndex('portal_history', 'portal_history_about_idx', 'about_kind', 'about_id'),
    listIndex('portal_history', 'portal_history_other_idx', 'other_kind', 'other_id'),
  ],
};
