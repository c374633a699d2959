import { ROLE_LABELS } from '@hearthside/contract/access';
import type { CaregiverDetail } from '@hearthside/contract/member/caregivers';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { formatPhone } from '@hearthside/contract/phone';
import { useSettings } from '@/features/settings';
import { formatToday } from '@/lib/dates';
import { PrintSheet } from '@/ui/print-sheet';
import { Fact, FactList } from '@/ui/fields/read-only';
import { AddressFacts } from '../../profile/components/address-facts';

export interface CaregiverSheetProps {
  caregiver: CaregiverDetail;
  onDone: () => void;
}

/** A caregiver on paper. */
export function CaregiverSheet({ caregiver, onDone }: CaregiverSheetProps) {
  const { organisationName } = useSettings();
  const { name, email, phoneNumber, petTrustName, address, verified } = caregiver;
  return (
    <PrintSheet date={formatToday()} organization={organisationName} title={name} onDone={onDone}>
      <p>
        {ROLE_LABELS.caretaker.one}
        {!verified && ' (unverified)'}
        {petTrustName && ` · ${petTrustName}`}
      </p>
      <h2 className="mt-5 mb-2">Contact Information</h2>
      <FactList>
        <Fact label={PROFILE_LABELS.phoneNumber}>{formatPhone(phoneNumber)}</Fact>
        <Fact label={PROFILE_LABELS.email} empty="Not shown">
          {email}
        </Fact>
      </FactList>
      <h2 className="mt-5 mb-2">Address</h2>
      <AddressFacts address={address} />
    </PrintSheet>
  );
}
