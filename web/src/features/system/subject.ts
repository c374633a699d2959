import { systemPages } from '@hearthside/contract/system/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** How the server is, for admins. */
const SystemPage = lazyPage(() => import('./components/system-page'), 'SystemPage');

export const system = feature({
  // A place behind that of the example of docs/example-subject.
  sections: { system: { phoneRank: 24 } },
  routes: { system: [{ path: systemPages.home, Component: SystemPage }] },
});
