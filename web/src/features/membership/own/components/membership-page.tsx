import { usePage } from '@/lib/page';
import { useMe } from '@/features/session';
import { useQueryState } from '@/lib/query-state';
import { LinkTabs } from '@/ui/lists/tabs';
import { useOwnMembership } from '../../api/memberships';
import { membershipView, VIEW_TABS } from '../../model/membership-view';
import { OwnMembershipView } from './own-membership-view';
import { PlansAdmin } from '../../plans/components/plans-admin';

/** The plans, for an admin to edit, and their own membership if they have one. */
function AdminsMembership() {
  const [{ view }] = useQueryState(membershipView);
  const { data } = useOwnMembership();
  // Until it is known whether there is one, the address decides.
  const hasOwn = data && data.membership !== null;
  const shown = hasOwn === false ? 'plans' : view;
  return (
    <>
      {hasOwn && <LinkTabs label="Membership" items={VIEW_TABS} current={shown} className="mb-6" />}
      {shown === 'own' ? <OwnMembershipView /> : <PlansAdmin />}
    </>
  );
}

/** Membership (part 2 §2): for everybody their own membership, for admins also the plans. */
export function MembershipPage() {
  const { role } = useMe();
  usePage('Membership');
  return role === 'admin' ? <AdminsMembership /> : <OwnMembershipView />;
}
