import { usePage } from '@/lib/page';
import { useMe } from '@/features/session';
import { useQueryState } from '@/lib/query-state';
import { LinkTabs } from '@/ui/lists/tabs';
import { useOwnMembership } from '../../api/memberships';
import { membershipView, VIEW_TABS } from '../../model/membership-view';
import { OwnMembershipView } from './own-membership-view';
import { PlansAdmin } from '../../plans/components/plans-admin';

/** What the plans say, for an admin to write; beside it their own membership, where they have one. */
function AdminsMembership() {
  const [{ view }] = useQueryState(membershipView);
  const { data } = useOwnMembership();
  // Until it is known whether there is one, what the address asks for.
  const hasOwn = data && data.membership !== null;
  const shown = hasOwn === false ? 'plans' : view;
  return (
    <>
      {hasOwn && <LinkTabs label="Membership" items={VIEW_TABS} current={shown} className="mb-6" />}
      {shown === 'own' ? <OwnMembershipView /> : <PlansAdmin />}
    </>
  );
}

/** Membership (part 2 §2): for admins what the plans say too, for everybody else their own membership. */
export function MembershipPage() {
  const { role } = useMe();
  usePage('Membership');
  return role === 'admin' ? <AdminsMembership /> : <OwnMembershipView />;
}
