import { lazyPage } from '@/lib/lazy-page';

export { useOwnGifts } from './api/use-own-gifts';
export { usePlans } from './api/use-plans';
export { MoneyInput } from './components/money-input';

/** One's own membership, the plans and giving; for admins what the plans say. */
export const MembershipPage = lazyPage(
  () => import('./components/membership-page'),
  'MembershipPage',
);
/** Everybody's memberships, for admins. */
export const AdminMembershipsPage = lazyPage(
  () => import('./components/admin-memberships-page'),
  'AdminMembershipsPage',
);
/** Deleted memberships, to bring back. */
export const MembershipTrashPage = lazyPage(
  () => import('./components/membership-trash-page'),
  'MembershipTrashPage',
);
