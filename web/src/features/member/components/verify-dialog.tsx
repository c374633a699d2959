import { ROLE_LABELS } from '@hearthside/contract/access';
import { MEMBER_TEXTS, type UserListItem } from '@hearthside/contract/member';
import { useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast';
import { useVerify } from '../api/use-verify';
import { fullName } from '../model/member-words';

export interface VerifyDialogProps {
  /** Whose verification is about to change; the dialog is open while there is somebody. */
  user: UserListItem['user'] | undefined;
  onClose: () => void;
}

/** Asks before somebody is verified, or before it is taken back. */
export function VerifyDialog({ user, onClose }: VerifyDialogProps) {
  const { trigger } = useVerify();
  // What was asked stays on screen while the dialog fades away.
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  if (!last) return null;

  const { id, verified, role } = last;
  const name = fullName(last);
  const change = async () => {
    try {
      await trigger({ id, verified: !verified });
      toast.success(verified ? MEMBER_TEXTS.unverified : MEMBER_TEXTS.verified);
    } catch (error) {
      toast.error(messageOf(error, MEMBER_TEXTS.verifyFailed));
    }
  };
  return (
    <ConfirmDialog
      open={user !== undefined}
      onClose={onClose}
      title={verified ? `Take back ${name}’s verification?` : `Verify ${name}?`}
      message={
        verified
          ? 'They keep their profile and forms, and lose the rest of the portal until they are verified again.'
          : `They get everything that a member with the role ${ROLE_LABELS[role].one} may see and do.`
      }
      confirmLabel={verified ? 'Take back' : 'Verify'}
      busyLabel={verified ? 'Taking back...' : 'Verifying...'}
      danger={verified}
      onConfirm={change}
    />
  );
}
