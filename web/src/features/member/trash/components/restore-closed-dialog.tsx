import type { TrashedUser } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRestoreUser } from '../../users/api/users';

export interface RestoreClosedDialogProps {
  /** The user to restore, who has closed the account. The dialog is open while there is one. */
  user: TrashedUser | undefined;
  onClose: () => void;
}

/** Asks before an account is restored that its member has closed, because they want it erased. */
export function RestoreClosedDialog({ user, onClose }: RestoreClosedDialogProps) {
  const { trigger } = useRestoreUser();
  const { shown } = useSubject(user);
  if (!shown) return null;
  const name = fullName(shown);
  return (
    <ConfirmDialog
      open={user !== undefined}
      onClose={onClose}
      title={`Restore ${name}?`}
      message={`${name} closed this account themselves and asked for it to be erased. Restore it only if they want it back. They are told by email, and can close it again.`}
      confirmLabel="Restore"
      busyLabel="Restoring..."
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        await trigger({ id: shown.id });
        toast.success(`${name} is back`);
      }}
    />
  );
}
