import { ROLE_LABELS } from '@hearthside/contract/access';
import { MEMBERSHIP_STATUSES, MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { MembershipDetail } from '@hearthside/contract/membership/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { useEffect } from 'react';
import { useSettings } from '@/features/settings';
import { messageOf } from '@/lib/api/api-error';
import { formatDate, formatToday } from '@/lib/dates';
import { PrintSheet } from '@/ui/print-sheet';
import { Fact, FactList } from '@/ui/fields/read-only';
import { toast } from '@/ui/toast/toast';
import { useMembershipNow } from '../../api/memberships';
import { cardNumber, ownerOf } from '../../model/membership-words';
import { MembershipLog } from '../../manage/components/membership-log';

export interface MembershipPrintProps {
  id: number;
  /** Called when the print dialog has closed, or there was nothing to print. */
  onDone: () => void;
}

/** One membership on a separate sheet of paper (ruling 30). */
export function MembershipPrint({ id, onDone }: MembershipPrintProps) {
  const { organisationName } = useSettings();
  const { data, error } = useMembershipNow(String(id));
  useEffect(() => {
    if (error === undefined) return;
    toast.error(messageOf(error, MEMBERSHIP_TEXTS.fetchFailed));
    onDone();
  }, [error, onDone]);
  if (!data) return null;
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={`Membership of ${ownerOf(data.membership)}`}
      onDone={onDone}
    >
      <Sheet {...data} />
    </PrintSheet>
  );
}

function Sheet({ membership, events, sent }: MembershipDetail) {
  const { id, ownerRole, ownerEmail, amount, nextDeadline, status, reminders } = membership;
  return (
    <div className="grid gap-5">
      <FactList>
        <Fact label="Number">{cardNumber(id)}</Fact>
        <Fact label="Role">{ROLE_LABELS[ownerRole].one}</Fact>
        <Fact label="Email">{ownerEmail}</Fact>
        <Fact label="Amount">{shownMoney(amount)} a year</Fact>
        <Fact label={MEMBERSHIP_TEXTS.nextDeadline}>{formatDate(nextDeadline)}</Fact>
        <Fact label="Status">{MEMBERSHIP_STATUSES[status]}</Fact>
        <Fact label="Reminders">{reminders ? 'On' : 'Off'}</Fact>
        <Fact label="Begun">{formatDate(membership.createdAt)}</Fact>
      </FactList>
      <MembershipLog events={events} sent={sent} />
    </div>
  );
}
