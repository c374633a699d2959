import type { Unconfirmed } from '@hearthside/contract/member/waiting-room';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate, formatDateTime } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRemoveUnconfirmed, useSendConfirmation } from '../api/waiting';
import { WaitingPerson } from './waiting-person';

/** Somebody who registered and never followed the link in their email. */
export function UnconfirmedRow({ person }: { person: Unconfirmed }) {
  const { trigger: resend, isMutating } = useSendConfirmation();
  const { trigger: remove } = useRemoveUnconfirmed();
  const [removing, setRemoving] = useState(false);
  const name = fullName(person);
  const sendAgain = async () => {
    try {
      await resend({ id: person.id });
      toast.success(`Email sent again to ${person.email}`);
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
            aria-label={`Resend the email to ${name}`}
            onClick={() => void sendAgain()}
          >
            Resend
          </Button>
          <Button
            variant="ghost"
            size="s"
            aria-label={`Remove ${name}`}
            aria-haspopup="dialog"
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        </>
      }
    >
      <p>
        Registered {formatDate(person.since)} ·{' '}
        {person.linkEndsAt
          ? `their link works until ${formatDateTime(person.linkEndsAt)}`
          : 'their link has expired'}
      </p>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Remove ${name}?`}
        message="Their registration is permanently deleted and their link stops working. They can register again, and you can invite them."
        confirmLabel="Remove"
        busyLabel="Removing..."
        danger
        errorText={(error) => messageOf(error)}
        onConfirm={async () => {
          await remove({ id: person.id });
          toast.success(`${name} was removed`);
        }}
      />
    </WaitingPerson>
  );
}
