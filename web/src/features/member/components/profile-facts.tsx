import { PROFILE_LABELS, type Me } from '@hearthside/contract/member';
import { formatPhone } from '@hearthside/contract/phone';
import { Card, CardTitle } from '@/ui/card';
import { EmailText } from '@/ui/email-text';
import { Fact, FactList } from '@/ui/read-only';

/** The profile as it is read. */
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
        <FactList>
          <Fact label={PROFILE_LABELS.streetAddress}>{address.streetAddress}</Fact>
          <Fact label={PROFILE_LABELS.city}>{address.city}</Fact>
          <Fact label={PROFILE_LABELS.state}>{address.state}</Fact>
          <Fact label={PROFILE_LABELS.zipCode}>{address.zipCode}</Fact>
          <Fact label={PROFILE_LABELS.country}>{address.country}</Fact>
        </FactList>
      </Card>
    </div>
  );
}
