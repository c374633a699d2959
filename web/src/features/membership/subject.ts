import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** One's own membership, the plans and giving; for admins what the plans say. */
const MembershipPage = lazyPage(() => import('./own/components/membership-page'), 'MembershipPage');
/** Everybody's memberships, for admins. */
const AdminMembershipsPage = lazyPage(
  () => import('./manage/components/admin-memberships-page'),
  'AdminMembershipsPage',
);
/** Deleted memberships, to bring back. */
const MembershipTrashPage = lazyPage(
  () => import('./manage/components/membership-trash-page'),
  'MembershipTrashPage',
);

export const membership = feature({
  sections: { membership: { phoneRank: 15 }, admin_memberships: { phoneRank: 16 } },
  routes: {
    membership: [{ path: 'membership', Component: MembershipPage }],
    admin_memberships: [
      { path: 'admin-memberships', Component: AdminMembershipsPage },
      { path: 'admin-memberships/trash', Component: MembershipTrashPage },
    ],
  },
});
