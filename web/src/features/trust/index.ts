import { lazyPage } from '@/lib/lazy-page';

export { useAssign } from './api/use-assign';
export { useUnassign } from './api/use-unassign';
export { AssignTrustDialog } from './components/assign-trust-dialog';

/** All pet trusts, for admins. */
export const TrustsPage = lazyPage(() => import('./components/trusts-page'), 'TrustsPage');
/** One trust with its people. */
export const TrustPage = lazyPage(() => import('./components/trust-page'), 'TrustPage');
