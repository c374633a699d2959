import { usePage } from '@/lib/page';
import { useMe } from '@/features/session';
import { OwnMembershipView } from './own-membership-view';
import { AdminsMembership } from './admins-membership';

/** Membership (part 2 §2): for admins what the plans say too, for everybody else their own membership. */
export function MembershipPage() {
  const { role } = useMe();
  usePage('Membership');
  return role === 'admin' ? <AdminsMembership /> : <OwnMembershipView />;
}
