import type { PetEntry } from '@hearthside/contract/pet/entry';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { Fact, FactList } from '@/ui/fields/read-only';
import { toast } from '@/ui/toast/toast';
import { EntryFields } from './entry-fields';
import { useEntryForm } from './use-entry-form';

export interface EntryDialogProps {
  petId: number;
  /** The entry, or a new one. The dialog is open while this is set. */
  editing: PetEntry | 'new' | undefined;
  onEdit: (editing: PetEntry | 'new' | undefined) => void;
}

/** Adds an entry to a pet's record, or changes one (part 1 §5.6). */
export function EntryDialog({ petId, editing, onEdit }: EntryDialogProps) {
  const { shown, opening } = useSubject(editing);
  if (!shown) return null;
  return (
    <OneEntry
      key={opening}
      petId={petId}
      open={editing !== undefined}
      entry={shown === 'new' ? undefined : shown}
      onClose={() => onEdit(undefined)}
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
  const { form, busy, theirs } = state;
  const problem = form.formState.errors.root?.message;

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
      {problem && (
        <Notice tone={theirs.length > 0 ? 'warn' : 'bad'} live intoView className="mb-4">
          {problem}
          {theirs.length > 0 && (
            <FactList className="mt-2">
              {theirs.map(({ label, value }) => (
                <Fact key={label} label={`${label} is now`} empty="Empty">
                  {value}
                </Fact>
              ))}
            </FactList>
          )}
        </Notice>
      )}
      {state.resumed && !problem && (
        <p className="mb-3 text-s text-ink-soft">What you had typed before is still here.</p>
      )}
      <EntryFields form={form} />
    </Dialog>
  );
}
