import { NOTHING_OWN } from '../../own-tables';
import type { Subject } from '../../subject';
import { ensureFirstSettings } from './data/first-settings';
import { ensurePages, pageRules } from './data/portal-pages';
import { settingsRules } from './panel/settings-panel-rules';

export const settings: Subject = {
  name: 'settings',
  eraseMember: null,
  ownData: NOTHING_OWN,
  dependents: [],
  showsFile: null,
  sweeps: [],
  // Both end in the log.
  worksWhenFull: ['browserError', 'pageTimings'],
  documents: [pageRules, settingsRules],
  boot: [ensurePages],
  seeded: [ensureFirstSettings],
};
