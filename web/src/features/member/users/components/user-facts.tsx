import { ROLE_LABELS } from '@hearthside/contract/access';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { formatPhone } from '@hearthside/contract/phone';
import type { UserDetail } from '@hearthside/contract/member/users';
import { formatDate, formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Fact, FactList } from '@/ui/fields/read-only';
import { AddressFacts } from '../../profile/components/address-facts';
import { EmailLink } from '../../components/email-link';

/** A user's details for admins. */
export function UserFacts({ user, address, lastSignInAt }: UserDetail) {
  return (
    <>
      <FactList>
        <Fact label={PROFILE_LABELS.firstName}>{user.firstName}</Fact>
        <Fact label={PROFILE_LABELS.lastName}>{user.lastName}</Fact>
        <Fact label={PROFILE_LABELS.email}>
          <EmailLink email={user.email} />
        </Fact>
        <Fact label={PROFILE_LABELS.phoneNumber}>{formatPhone(user.phoneNumber)}</Fact>
        <Fact label="Role">{ROLE_LABELS[user.role].one}</Fact>
        <Fact label="Verified">
          {user.verified ? <Badge tone="good">Verified</Badge> : <Badge>Unverified</Badge>}
        </Fact>
        <Fact label="Joined">{formatDate(user.createdAt)}</Fact>
        <Fact label="Last signed in" empty="Never">
          {lastSignInAt && formatDateTime(lastSignInAt)}
        </Fact>
        <Fact label="Featured">{user.featured ? 'Yes, in the Directory' : 'No'}</Fact>
      </FactList>
      <section>
        <h3 className="mb-1.5">Address</h3>
        <AddressFacts address={address} />
      </section>
    </>
  );
}
