import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** What a member has to do. */
const ErrandsPage = lazyPage(() => import('./components/errands-page'), 'ErrandsPage');

export const errand = feature({
  sections: { errands: { phoneRank: 23 } },
  routes: { errands: [{ path: 'errands', Component: ErrandsPage }] },
});
