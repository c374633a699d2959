import { membershipPages } from '@hearthside/contract/membership/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The member's own membership, the plans and giving. For admins, editing the plans. */
const MembershipPage = lazyPage(() => import('./own/components/membership-page'), 'MembershipPage');
/** Everybody's memberships, for admins. */
const AdminMembershipsPage = lazyPage(
  () => import('./manage/components/admin-memberships-page'),
  'AdminMembershipsPage',
);
/** The deleted memberships, which can be restored. */
const MembershipTrashPage = lazyPage(
  () => import('./manage/components/membership-trash-page'),
  'MembershipTrashPage',
);

export const membership = feature({
  sections: { membership: { phoneRank: 15 }, admin_memberships: { phoneRank: 16 } },
  routes: {
    membership: [{ path: membershipPages.plans, Component: MembershipPage }],
    admin_memberships: [
      { path: membershipPages.list, Component: AdminMembershipsPage },
      { path: membershipPages.trash, Component: MembershipTrashPage },
    ],
  },
});
