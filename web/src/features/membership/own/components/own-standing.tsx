import { can } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { membershipPages } from '@hearthside/contract/membership/pages';
import type { OwnMembership } from '@hearthside/contract/membership/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '@/features/settings';
import { formatDate, formatToday } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Button, ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { PrintSheet } from '@/ui/print-sheet';
import { Fact, FactList } from '@/ui/fields/read-only';
import { standingWords } from '../../model/membership-words';
import { AskRenewal } from './ask-renewal';
import { GiveLink } from './giving';
import { MembershipCard } from './membership-card';
import { StatusBadge } from '../../manage/components/status-badge';

export interface OwnStandingProps {
  membership: OwnMembership;
  me: Me;
  canGive: boolean;
  /** Whether a gift renews it. */
  renews: boolean;
}

/** The member's card, and the status of their membership. */
export function OwnStanding({ membership, me, canGive, renews }: OwnStandingProps) {
  const { organisationName } = useSettings();
  const [printing, setPrinting] = useState(false);
  const card = (
    <MembershipCard organization={organisationName} name={fullName(me)} membership={membership} />
  );
  return (
    <Card
      aria-labelledby="own-membership"
      className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      {card}
      <div className="min-w-0">
        <CardTitle
          id="own-membership"
          actions={
            <Button
              variant="quiet"
              icon={<Printer size={18} aria-hidden />}
              onClick={() => setPrinting(true)}
            >
              Print <span className="sr-only">the membership card</span>
            </Button>
          }
        >
          Your membership
        </CardTitle>
        <StatusBadge status={membership.status} />
        <p className="mt-2 mb-4 max-w-[60ch]">{standingWords(membership, renews)}</p>
        <StandingFacts membership={membership} />
        {membership.status !== 'active' && (
          <div className="mt-4 flex flex-wrap gap-3">
            <WayOn membership={membership} me={me} renews={renews} />
            {canGive && <GiveLink>{renews ? 'Renew with a gift' : 'Give'}</GiveLink>}
          </div>
        )}
      </div>
      {printing && (
        <PrintSheet
          date={formatToday()}
          organization={organisationName}
          title="Membership card"
          onDone={() => setPrinting(false)}
        >
          {card}
        </PrintSheet>
      )}
    </Card>
  );
}

/** The next step if no gift renews it: members ask the office, and an admin is the office. */
function WayOn({ membership, me, renews }: Pick<OwnStandingProps, 'membership' | 'me' | 'renews'>) {
  if (renews) return null;
  if (can(me, 'admin_memberships')) {
    return <ButtonLink to={membershipPages.list}>Open memberships</ButtonLink>;
  }
  const deadline = formatDate(membership.nextDeadline);
  return (
    <AskRenewal
      label="Ask the office to renew it"
      begun={`Please renew my membership. Its deadline is ${deadline}.`}
    />
  );
}

function StandingFacts({ membership }: { membership: OwnMembership }) {
  const { amount, nextDeadline, graceUntil, reminders } = membership;
  return (
    <FactList>
      <Fact label="Next deadline">{formatDate(nextDeadline)}</Fact>
      {graceUntil !== nextDeadline && (
        <Fact label="Grace period">Until {formatDate(graceUntil)}</Fact>
      )}
      <Fact label="Amount">{shownMoney(amount)} a year</Fact>
      <Fact label="Reminders">
        {reminders ? 'On: we email you before the deadline' : 'Off: you get no reminder'}
      </Fact>
    </FactList>
  );
}
