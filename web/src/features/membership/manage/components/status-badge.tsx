import { MEMBERSHIP_STATUSES, type MembershipStatus } from '@hearthside/contract/membership/fields';
import { Badge } from '@/ui/badge';
import { STATUS_TONES } from '../../model/membership-words';

/** The status of a membership. */
export const StatusBadge = ({ status }: { status: MembershipStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{MEMBERSHIP_STATUSES[status]}</Badge>
);
