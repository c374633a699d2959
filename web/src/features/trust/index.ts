import { lazyPage } from '@/lib/lazy-page';

export { AssignTrustDialog } from './components/assign-trust-dialog';
export { useUnassigning } from './components/use-unassigning';

/** All pet trusts, for admins. */
export const TrustsPage = lazyPage(() => import('./components/trusts-page'), 'TrustsPage');
/** One trust with its people. */
export const TrustPage = lazyPage(() => import('./components/trust-page'), 'TrustPage');
