import { trustPages } from '@hearthside/contract/trust/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** All pet trusts, for admins. */
const TrustsPage = lazyPage(() => import('./components/trusts-page'), 'TrustsPage');
/** One trust with its people. */
const TrustPage = lazyPage(() => import('./components/trust-page'), 'TrustPage');

export const trust = feature({
  sections: { trusts: { phoneRank: 11 } },
  routes: {
    trusts: [
      { path: trustPages.list, Component: TrustsPage },
      { path: trustPages.detail(':id'), Component: TrustPage },
    ],
  },
});
