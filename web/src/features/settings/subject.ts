import { settingsPages } from '@hearthside/contract/settings/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The directories, as an editor wrote them. */
const DirectoriesPage = lazyPage(() => import('./components/text-pages'), 'DirectoriesPage');
/** The referals, as an editor wrote them. */
const ReferalsPage = lazyPage(() => import('./components/text-pages'), 'ReferalsPage');

export const settings = feature({
  sections: { directories: { phoneRank: 20 }, referals: { phoneRank: 21 } },
  routes: {
    directories: [{ path: settingsPages.directories, Component: DirectoriesPage }],
    referals: [{ path: settingsPages.referals, Component: ReferalsPage }],
  },
});
