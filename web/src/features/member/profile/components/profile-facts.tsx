import type { Me } from '@hearthside/contract/member/me';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { formatPhone } from '@hearthside/contract/phone';
import { Card, CardTitle } from '@/ui/card';
import { EmailText } from '@/ui/email-text';
import { Fact, FactList } from '@/ui/fields/read-only';
import { AddressFacts } from './address-facts';

/** The profile, read-only. */
export function ProfileFacts({ me }: { me: Me }) {
  const { address } = me;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card aria-labelledby="contact">
        <CardTitle id="contact">Contact Information</CardTitle>
        <FactList>
          <Fact label={PROFILE_LABELS.firstName}>{me.firstName}</Fact>
          <Fact label={PROFILE_LABELS.lastName}>{me.lastName}</Fact>
          <Fact label={PROFILE_LABELS.email}>
            <EmailText email={me.email} />
          </Fact>
          <Fact label={PROFILE_LABELS.phoneNumber}>{formatPhone(me.phoneNumber)}</Fact>
        </FactList>
      </Card>
      <Card aria-labelledby="address">
        <CardTitle id="address">Address</CardTitle>
        <AddressFacts address={address} />
      </Card>
    </div>
  );
}
