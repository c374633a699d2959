import { historyPages } from '@hearthside/contract/history/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** Who changed what, for admins. */
const HistoryPage = lazyPage(() => import('./components/history-page'), 'HistoryPage');

export const history = feature({
  sections: {},
  routes: {
    users: [{ path: historyPages.list, Component: HistoryPage }],
  },
});
