import type { CaregiverDetail } from '@hearthside/contract/member/caregivers';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';
import { AddressFacts } from '../../profile/components/address-facts';
import { EmailLink } from '../../components/email-link';
import { OfferFacts } from '../../components/offer-facts';
import { PhoneLink } from '../../components/phone-link';

/** A caregiver as members see them. */
export function CaregiverFacts({ caregiver }: { caregiver: CaregiverDetail }) {
  const { firstName, lastName, email, phoneNumber, address } = caregiver;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card aria-labelledby="contact">
        <CardTitle id="contact">Contact Information</CardTitle>
        {/* Links are taller than text. */}
        <FactList className="*:items-baseline">
          <Fact label={PROFILE_LABELS.firstName}>{firstName}</Fact>
          <Fact label={PROFILE_LABELS.lastName}>{lastName}</Fact>
          <Fact label={PROFILE_LABELS.email} empty="Not shown">
            {email && <EmailLink email={email} />}
          </Fact>
          <Fact label={PROFILE_LABELS.phoneNumber}>
            {phoneNumber && <PhoneLink phone={phoneNumber} />}
          </Fact>
        </FactList>
      </Card>
      <Card aria-labelledby="address">
        <CardTitle id="address">Address</CardTitle>
        <AddressFacts address={address} />
      </Card>
      <OfferFacts offer={caregiver.offer} />
    </div>
  );
}
