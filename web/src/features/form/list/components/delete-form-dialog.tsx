import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { FormListItem } from '@hearthside/contract/form/shapes';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useDeleteForm, useRestoreForm } from '../../api/forms';
import { responsesToo } from '../../model/form-list-words';

export interface DeleteFormDialogProps {
  /** The dialog is open while there is one. */
  form: Pick<FormListItem, 'id' | 'title' | 'responses'> | undefined;
  onClose: () => void;
  /** The message afterwards. */
  done?: string;
  /** Called when it is gone. */
  onDeleted?: () => void;
}

/** Asks before a form is deleted, and says what is deleted with it. Deleting can be undone. */
export function DeleteFormDialog(props: DeleteFormDialogProps) {
  const { form, onClose, done = FORM_TEXTS.deleted, onDeleted } = props;
  const { shown, opening } = useSubject(form);
  const { trigger: remove } = useDeleteForm();
  const { trigger: restore } = useRestoreForm();
  if (!shown) return null;

  const handleRestore = async () => {
    try {
      await restore({ id: shown.id });
      toast.success(`“${shown.title}” is back`);
    } catch (error) {
      toast.error(messageOf(error, `“${shown.title}” couldn’t be restored`));
    }
  };
  const handleRemove = async () => {
    await remove({ id: shown.id });
    toast.undo(done, () => void handleRestore());
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      key={opening}
      open={form !== undefined}
      onClose={onClose}
      title="Delete Form"
      message={`Are you sure you want to delete “${shown.title}”? ${responsesToo(shown.responses)}`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={handleRemove}
      errorText={(error) =>
        messageOf(
          error,
          error instanceof ApiError ? FORM_TEXTS.deleteFailed : FORM_TEXTS.deleteBroken,
        )
      }
    />
  );
}
