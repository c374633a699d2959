import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { EntryFields } from './entry-fields';
import { useEntryForm } from './use-entry-form';

export interface EntryDialogProps {
  petId: number;
  open: boolean;
  onClose: () => void;
  /** The entry, or a new one, while the dialog is open. */
  editing: PetEntry | 'new' | undefined;
  onEdit: (editing: PetEntry | 'new') => void;
}

/** Adds an entry to a pet's record, or changes one (part 1 §5.6). */
export function EntryDialog({ petId, open, onClose, editing, onEdit }: EntryDialogProps) {
  const { shown, opening } = useSubject(editing);
  if (!shown) return null;
  return (
    <OneEntry
      key={opening}
      petId={petId}
      open={open}
      entry={shown === 'new' ? undefined : shown}
      onClose={onClose}
      onReopen={() => onEdit(shown)}
    />
  );
}

interface OneEntryProps {
  petId: number;
  open: boolean;
  entry: PetEntry | undefined;
  onClose: () => void;
  onReopen: () => void;
}

function OneEntry({ petId, open, entry, onClose, onReopen }: OneEntryProps) {
  const state = useEntryForm(petId, entry, onClose);
  const { form, busy, problem, conflict, resumed } = state;

  const cancel = () => {
    const putBack = state.discard();
    onClose();
    if (!putBack) return;
    toast.undo(entry ? 'Changes discarded' : 'Entry discarded', () => {
      putBack();
      onReopen();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={entry ? 'Edit entry' : 'Add entry'}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            {entry ? 'Save' : 'Add entry'}
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <EntryFields form={form} />
    </Dialog>
  );
}
