import { LIBRARY_TEXTS, type LibraryKind } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { Progress } from '@/ui/progress';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { EditTrouble } from './edit-trouble';
import { ItemFields } from './item-fields';
import { useEditItem, type EditItem } from './use-edit-item';

/** Asks before an item's file is replaced, because the old one is erased at once and does not go to the trash. */
function ReplaceDialog({ edit }: { edit: EditItem }) {
  const { asks, before, form } = edit;
  const [file] = form.draft.files;
  const former = before.fileName ? `“${before.fileName}”` : 'the file';
  return (
    <ConfirmDialog
      open={asks}
      onClose={edit.dismiss}
      title={`Replace ${former}?`}
      message={`${file ? `“${file.file.name}”` : 'The link'} takes its place. The former file is erased and can’t be restored; the item keeps its address.`}
      confirmLabel="Replace"
      cancelLabel="Keep the old file"
      danger
      onConfirm={edit.confirm}
    />
  );
}

/** An item that can be edited here. Blogs are edited in Manage Blogs. */
export type EditableItem = LibraryItem & { kind: LibraryKind };

export interface EditItemDialogProps {
  /** The dialog is open while there is one. */
  item: EditableItem | undefined;
  onClose: () => void;
  /** Called when discarding was undone, to open the dialog again. */
  onReopen: (item: EditableItem) => void;
}

/** Edits an item (part 2 §4, §5). What was typed is kept after a failure and when it is closed by accident. */
export function EditItemDialog({ item, onClose, onReopen }: EditItemDialogProps) {
  const { shown, opening } = useSubject(item);
  if (!shown) return null;
  return (
    <EditDialog
      key={opening}
      item={shown}
      open={item !== undefined}
      onClose={onClose}
      onReopen={() => onReopen(shown)}
    />
  );
}

interface EditDialogProps {
  item: EditableItem;
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
}

function EditDialog({ item, open, onClose, onReopen }: EditDialogProps) {
  const edit = useEditItem(item, onClose, onReopen);
  const { form, busy, percent } = edit;
  const sendsFile = form.draft.files.length > 0;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        dismissable={!busy}
        size="l"
        title={`Edit “${item.title}”`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) edit.save();
        }}
        footer={
          <>
            <Button
              variant="quiet"
              // Everything has been sent, so the save can't be stopped anymore.
              disabled={busy && (!sendsFile || percent === 100)}
              onClick={() => {
                if (busy) return edit.cancel();
                edit.discard();
                onClose();
              }}
            >
              {busy && sendsFile ? 'Cancel upload' : 'Cancel'}
            </Button>
            <Button type="submit" busy={busy} busyLabel={LIBRARY_TEXTS.updating}>
              Save changes
            </Button>
          </>
        }
      >
        <EditTrouble edit={edit} />
        <ItemFields {...form.fields} before={item} busy={busy} />
        {sendsFile && percent !== undefined && (
          <Progress
            value={percent}
            label={percent === 100 ? 'Finishing...' : `Uploading ${form.draft.files[0]?.file.name}`}
            showText
            className="mt-5"
          />
        )}
      </Dialog>
      <ReplaceDialog edit={edit} />
      {busy && sendsFile && <LeaveGuard when onLeave={edit.cancel} />}
    </>
  );
}
