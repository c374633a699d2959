import type { Subject } from '../../subject';
import { ensurePages, watchPages } from './data/portal-pages';
import { watchSettings } from './panel/settings-panel-rules';

export const settings: Subject = {
  name: 'settings',
  eraseMember: null,
  dependents: [],
  showsFile: null,
  sweeps: [],
  register(strapi) {
    watchPages(strapi);
    watchSettings(strapi);
  },
  boot: [ensurePages],
};
