import { NOTHING_OWN } from '../../own-tables';
import type { Subject } from '../../subject';
import { addPanelLinks } from './panel/panel-links';

/** The search over the whole portal. It stores nothing: what is found is what the other subjects offer. */
export const search: Subject = {
  name: 'search',
  eraseMember: null,
  ownData: NOTHING_OWN,
  dependents: [],
  showsFile: null,
  sweeps: [],
  // It only reads, and takes its question as a body.
  worksWhenFull: 'all',
  register: addPanelLinks,
};
