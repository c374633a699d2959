import type { PetEntry } from '@hearthside/contract/pet/entry';
import { useRef, useState } from 'react';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { CalendarChoice } from './calendar-choice';
import { EntryFields } from './entry-fields';
import { EntryFilesField } from './entry-files-field';
import { UnsentFiles } from './unsent-files';
import { NOTHING_CHOSEN, useEntryFiles, type ChosenFiles } from './use-entry-files';
import { useEntryForm } from './use-entry-form';

export interface EntryDialogProps {
  petId: number;
  open: boolean;
  onClose: () => void;
  /** The entry, or a new one, while the dialog is open. */
  editing: PetEntry | 'new' | undefined;
  onEdit: (editing: PetEntry | 'new') => void;
}

const keyOf = (editing: PetEntry | 'new') => (editing === 'new' ? 'new' : `${editing.id}`);

/**
 * Adds an entry to a pet's record, or changes one (part 1 §5.6). What was typed, and the files that were chosen, stay
 * when it is closed by accident.
 */
export function EntryDialog({ petId, open, onClose, editing, onEdit }: EntryDialogProps) {
  const { shown, opening } = useSubject(editing);
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenFiles>>>({});
  if (!shown) return null;
  const key = keyOf(shown);
  return (
    <OneEntry
      key={opening}
      petId={petId}
      open={open}
      entry={shown === 'new' ? undefined : shown}
      chosen={chosen[key] ?? NOTHING_CHOSEN}
      onChosen={(files) => setChosen((before) => ({ ...before, [key]: files }))}
      onClose={onClose}
      onReopen={() => onEdit(shown)}
    />
  );
}

interface OneEntryProps {
  petId: number;
  open: boolean;
  entry: PetEntry | undefined;
  chosen: ChosenFiles;
  onChosen: (chosen: ChosenFiles) => void;
  onClose: () => void;
  onReopen: () => void;
}

const isChosen = ({ staged, removed }: ChosenFiles) => staged.length + removed.length > 0;

function OneEntry(props: OneEntryProps) {
  const { petId, open, entry, chosen, onChosen, onClose, onReopen } = props;
  const files = useEntryFiles(petId, entry?.files ?? [], chosen, onChosen);
  /** The saved entry, while some of its files could not be sent. */
  const [unsent, setUnsent] = useState<PetEntry>();
  const left = useRef<{ entry: PetEntry; count: number }>(undefined);
  const sendFiles = async (saved: PetEntry) => {
    left.current = { entry: saved, count: await files.send(saved.id) };
  };
  const done = () => (left.current?.count ? setUnsent(left.current.entry) : onClose());
  const state = useEntryForm(petId, entry, sendFiles, done);
  const { form, busy, problem, conflict, resumed } = state;
  const box = useRef<HTMLDivElement>(null);

  const cancel = () => {
    if (files.sending !== undefined) return files.stop();
    const putBack = state.discard();
    if (isChosen(chosen) || chosen.refused.length > 0) onChosen(NOTHING_CHOSEN);
    onClose();
    if (!putBack && !isChosen(chosen)) return;
    toast.undo(entry ? 'Changes discarded' : 'Entry discarded', () => {
      putBack?.();
      onChosen(chosen);
      onReopen();
    });
  };
  if (unsent)
    return <UnsentFiles open={open} files={files} entryId={unsent.id} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={entry ? 'Edit entry' : 'Add entry'}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy && files.sending === undefined} onClick={cancel}>
            {files.sending === undefined ? 'Cancel' : 'Stop uploading'}
          </Button>
          <Button
            type="submit"
            busy={busy}
            busyLabel={files.sending === undefined ? 'Saving...' : 'Uploading...'}
          >
            {entry ? 'Save' : 'Add entry'}
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <EntryFields form={form} files={<EntryFilesField box={box} state={files} busy={busy} />} />
      {!entry && <CalendarChoice {...state} />}
    </Dialog>
  );
}
