import { MEMBERSHIP_TEXTS } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useDeleteMembership, useRestoreMembership } from '../../api/memberships';
import { ownerOf } from '../../model/membership-words';

export interface DeleteMembershipDialogProps {
  /** The dialog is open while there is one. */
  membership: Membership | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a membership is deleted. Deleting can be undone. */
export function DeleteMembershipDialog(props: DeleteMembershipDialogProps) {
  const { membership, onClose, onDeleted } = props;
  const { shown, opening } = useSubject(membership);
  const { trigger: remove } = useDeleteMembership();
  const { trigger: restore } = useRestoreMembership();
  if (!shown) return null;
  const name = ownerOf(shown);

  const handleRestore = async () => {
    try {
      await restore({ id: shown.id });
      toast.success(`The membership of ${name} is back`);
    } catch (error) {
      toast.error(messageOf(error, `The membership of ${name} couldn’t be restored`));
    }
  };
  return (
    <ConfirmDialog
      key={opening}
      open={membership !== undefined}
      onClose={onClose}
      title={`Delete the membership of ${name}?`}
      message={`It ends right away, and no more reminders are sent. You can restore it for ${TRASH_DAYS} days. The account stays as it is.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={async () => {
        await remove({ id: shown.id });
        toast.undo(MEMBERSHIP_TEXTS.deleted(name), () => void handleRestore());
        onDeleted();
      }}
      errorText={(error) => messageOf(error, MEMBERSHIP_TEXTS.deleteFailed)}
    />
  );
}
