import type { Invitation } from '@hearthside/contract/member/invitations';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { useResendInvitation } from '../../invitations/api/invitations';
import { WithdrawDialog } from '../../invitations/components/withdraw-dialog';
import { WaitingPerson } from './waiting-person';

/** Somebody whose invitation has expired. */
export function ExpiredRow({ person }: { person: Invitation }) {
  const { trigger, isMutating } = useResendInvitation();
  const [withdrawn, setWithdrawn] = useState<Invitation>();
  const name = fullName(person);
  const sendAgain = async () => {
    try {
      await trigger({ id: person.id });
      toast.success(`Invitation sent again to ${name}`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <WaitingPerson
      person={person}
      actions={
        <>
          <Button
            variant="quiet"
            size="s"
            busy={isMutating}
            busyLabel="Sending..."
            aria-label={`Invite again: ${name}`}
            onClick={() => void sendAgain()}
          >
            Invite again
          </Button>
          <Button
            variant="ghost"
            size="s"
            aria-label={`Withdraw the invitation of ${name}`}
            aria-haspopup="dialog"
            onClick={() => setWithdrawn(person)}
          >
            Withdraw
          </Button>
        </>
      }
    >
      <p>
        Invited {formatDate(person.invitedAt)} · the link expired {formatDate(person.expiresAt)}
      </p>
      <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </WaitingPerson>
  );
}
