import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { EditItem } from './use-edit-item';

/** Asks before an item's file is replaced: the former one is erased at once, and no trash keeps it. */
export function ReplaceDialog({ edit }: { edit: EditItem }) {
  const { asks, before, form } = edit;
  const [file] = form.draft.files;
  const former = before.fileName ? `“${before.fileName}”` : 'the file';
  return (
    <ConfirmDialog
      open={asks}
      onClose={edit.dismiss}
      title={`Replace ${former}?`}
      message={`${file ? `“${file.file.name}”` : 'The link'} takes its place. The former file is erased and can’t be brought back; the item keeps its address.`}
      confirmLabel="Replace"
      cancelLabel="Keep the former"
      danger
      onConfirm={edit.confirm}
    />
  );
}
