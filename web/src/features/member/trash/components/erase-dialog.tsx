import type { TrashedUser } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useEraseUser } from '../../users/api/users';

export interface EraseDialogProps {
  /** The user to erase. The dialog is open while there is one. */
  user: TrashedUser | undefined;
  onClose: () => void;
}

/** Asks before a deleted user is erased for good. */
export function EraseDialog({ user, onClose }: EraseDialogProps) {
  const { trigger } = useEraseUser();
  const { shown } = useSubject(user);
  if (!shown) return null;
  const name = fullName(shown);
  return (
    <ConfirmDialog
      open={user !== undefined}
      onClose={onClose}
      title={`Permanently delete ${name}?`}
      message="This can’t be undone. Their account, profile, picture, appointments and membership are deleted, and no one can restore them. Their pets, messages and accepted answers stay, without their name. Gifts stay in the books, and the history keeps what was changed, when and by whom."
      confirmLabel="Delete permanently"
      busyLabel="Deleting..."
      danger
      errorText={(error) => messageOf(error)}
      onConfirm={async () => {
        await trigger({ id: shown.id });
        toast.success(`${name} was permanently deleted`);
      }}
    />
  );
}
