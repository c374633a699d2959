import type { Me } from '@hearthside/contract/member';
import { formatPhone } from '@hearthside/contract/phone';
import { Link } from 'react-router-dom';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/read-only';

/** How the team reaches this member, at a glance: what is out of date gets seen. */
export function ReachCard({ me }: { me: Me }) {
  const { streetAddress, city } = me.address;
  return (
    <Card aria-labelledby="reach">
      <CardTitle id="reach">How we reach you</CardTitle>
      <FactList>
        <Fact label="Phone">{formatPhone(me.phoneNumber)}</Fact>
        <Fact label="Email">{me.email}</Fact>
        <Fact label="Address">{[streetAddress, city].filter(Boolean).join(', ')}</Fact>
      </FactList>
      <Link
        to="/profile"
        className="-mb-2 mt-1 inline-flex min-h-11 items-center rounded-s text-s font-semibold text-brand-strong underline-offset-3 hover:underline"
      >
        Something changed?
      </Link>
    </Card>
  );
}
