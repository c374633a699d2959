import { ROLE_LABELS } from '@hearthside/contract/access';
import { MEMBER_TEXTS, PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { formatPhone } from '@hearthside/contract/phone';
import type { UserDetail } from '@hearthside/contract/member/users';
import { useEffect } from 'react';
import { useSettings } from '@/features/settings';
import { messageOf } from '@/lib/api/api-error';
import { formatDate, formatToday } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { PrintSheet } from '@/ui/print-sheet';
import { Fact, FactList } from '@/ui/fields/read-only';
import { toast } from '@/ui/toast/toast';
import { useUserNow } from '../api/users';
import { AddressFacts } from '../../profile/components/address-facts';

export interface UserPrintProps {
  id: number;
  /** Called when the print dialog has closed, or there was nothing to print. */
  onDone: () => void;
}

/** One user on a separate sheet of paper. */
export function UserPrint({ id, onDone }: UserPrintProps) {
  const { organisationName } = useSettings();
  const { data, error } = useUserNow(id);
  useEffect(() => {
    if (error === undefined) return;
    toast.error(messageOf(error, MEMBER_TEXTS.fetchFailed));
    onDone();
  }, [error, onDone]);
  if (!data) return null;
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={fullName(data.user)}
      onDone={onDone}
    >
      <UserSheet {...data} />
    </PrintSheet>
  );
}

function UserSheet({ user, address, trusts }: UserDetail) {
  return (
    <div className="grid gap-5">
      <FactList>
        <Fact label="Role">{ROLE_LABELS[user.role].one}</Fact>
        <Fact label="Verified">{user.verified ? 'Yes' : 'No'}</Fact>
        <Fact label="Joined">{formatDate(user.createdAt)}</Fact>
      </FactList>
      <section>
        <h2 className="mb-1.5 text-l">Contact Information</h2>
        <FactList>
          <Fact label={PROFILE_LABELS.email}>{user.email}</Fact>
          <Fact label={PROFILE_LABELS.phoneNumber}>{formatPhone(user.phoneNumber)}</Fact>
        </FactList>
      </section>
      <section>
        <h2 className="mb-1.5 text-l">Address</h2>
        <AddressFacts address={address} />
      </section>
      <section>
        <h2 className="mb-1.5 text-l">Trusts</h2>
        {trusts.length === 0 && <p className="text-ink-soft">Not assigned to any trust</p>}
        <ul className="list-disc pl-5">
          {trusts.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
