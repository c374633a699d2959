import { hasCode, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { type OwnFolder, useDeleteFolder } from '../../api/library';

export interface DeleteFolderDialogProps {
  /** The dialog is open while there is one. */
  folder: OwnFolder | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a folder is deleted, and says what to do if it contains items. */
export function DeleteFolderDialog({ folder, onClose, onDeleted }: DeleteFolderDialogProps) {
  const { shown, opening } = useSubject(folder);
  const { trigger: remove } = useDeleteFolder();
  if (!shown) return null;
  const { id, name } = shown;
  return (
    <ConfirmDialog
      key={opening}
      open={folder !== undefined}
      onClose={onClose}
      title={`Delete the folder “${name}”?`}
      message="Only an empty folder can be deleted. Deleted items that were in it can still be restored, but without a folder."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={async () => {
        await remove({ id });
        toast.success(`Folder “${name}” deleted`);
        onDeleted();
      }}
      errorText={(error) =>
        hasCode(error, 'IN_USE')
          ? `“${name}” still has items in it. Move or delete them first.`
          : messageOf(error, 'The folder could not be deleted')
      }
    />
  );
}
