import { errandPages } from '@hearthside/contract/errand/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** What a member has to do. */
const ErrandsPage = lazyPage(() => import('./components/errands-page'), 'ErrandsPage');

export const errand = feature({
  sections: { errands: { phoneRank: 25 } },
  routes: { errands: [{ path: errandPages.list, Component: ErrandsPage }] },
});
