import { DONATION_STATUSES, type DonationStatus } from '@hearthside/contract/donation/fields';
import { Badge } from '@/ui/badge';
import { STATUS_TONES } from '../../model/donation-words';

/** The status of a donation. */
export const DonationBadge = ({ status }: { status: DonationStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{DONATION_STATUSES[status]}</Badge>
);
