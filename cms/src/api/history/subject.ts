import { listIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { nightlyCheck } from './data/nightly-check';
import { homeChanges } from './data/home-changes';
import { sealHistory } from './data/sealing';
import { deleteOldSignIns } from './data/old-sign-ins';
import * as historyService from './services/history';

/** The entries that the chain does not have yet. */
const UNSEALED =
  'create index if not exists portal_history_unsealed_idx on portal_history (id) where seal_position is null';

export const history: Subject = {
  name: 'history',
  async eraseMember(strapi, { id, words }) {
    await historyService.emptyEntries(strapi, { kind: 'member', id }, { action: 'profile' });
    await historyService.emptyEntries(
      strapi,
      { kind: 'member', id },
      { fields: [], reasons: true },
    );
    await historyService.emptyEntries(strapi, { kind: 'session', id });
    await historyService.eraseWords(strapi, words);
  },
  ownData: {
    tables: [
      {
        title: 'Changes made to your account',
        table: 'portal_history',
        column: 'about_id',
        where: { about_kind: 'member' },
        // Why an admin changed something, and who it was, is for the office (decision 089).
        without: ['search_key', 'seal_position', 'by_id', 'by_name', 'other_id', 'reason'],
      },
      {
        title: 'Your sign-ins',
        table: 'portal_history',
        column: 'about_id',
        where: { about_kind: 'session' },
        without: ['search_key', 'seal_position', 'by_id', 'other_id'],
      },
    ],
    except: {},
  },
  dependents: [],
  showsFile: null,
  homePart: homeChanges,
  sweeps: [deleteOldSignIns],
  eachMinute: [{ name: 'sealHistory', what: 'History sealing', task: sealHistory }],
  nightly: [
    {
      name: 'checkHistory',
      at: '04:41',
      what: 'History check',
      task: nightlyCheck,
    },
  ],
  indexes: [
    listIndex('portal_history', 'portal_history_about_idx', 'about_kind', 'about_id'),
    listIndex('portal_history', 'portal_history_other_idx', 'other_kind', 'other_id'),
    listIndex('portal_history', 'portal_history_kind_idx', 'about_kind'),
    listIndex('portal_history', 'portal_history_other_kind_idx', 'other_kind'),
    listIndex('portal_history', 'portal_history_by_idx', 'by_id'),
    listIndex('portal_history', 'portal_history_action_idx', 'action'),
    listIndex('portal_history', 'portal_history_created_idx', 'created_at'),
    UNSEALED,
    listIndex('content_versions', 'content_versions_entry_idx', 'kind', 'entry_id'),
  ],
};
