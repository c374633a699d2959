import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useDeleteItem, useRestoreItem } from '../../api/library';
import type { EditableItem } from './edit-item-dialog';

export interface DeleteItemDialogProps {
  /** The dialog is open while there is one. */
  item: EditableItem | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an item is deleted. Deleting can be undone. */
export function DeleteItemDialog({ item, onClose, onDeleted }: DeleteItemDialogProps) {
  const { shown, opening } = useSubject(item);
  const { trigger: remove } = useDeleteItem();
  const { trigger: restore } = useRestoreItem();
  if (!shown) return null;

  const handleRestore = async () => {
    try {
      await restore({ id: String(shown.id) });
      toast.success(`“${shown.title}” is back`);
    } catch (error) {
      toast.error(messageOf(error, `“${shown.title}” couldn’t be restored`));
    }
  };
  return (
    <ConfirmDialog
      key={opening}
      open={item !== undefined}
      onClose={onClose}
      title={`Delete “${shown.title}”?`}
      message={`It will no longer be in the library, and its link won’t work. You can restore it for ${TRASH_DAYS} days.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={async () => {
        await remove({ id: shown.id, kind: shown.kind });
        toast.undo(LIBRARY_TEXTS.deleted, () => void handleRestore(), { about: shown.title });
        onDeleted();
      }}
      errorText={(error) => messageOf(error, LIBRARY_TEXTS.deleteFailed)}
    />
  );
}
