import {
  LIBRARY_LIMITS,
  LIBRARY_SECTIONS,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { toast } from '@/ui/toast/toast';
import { type OwnFolder, useAddFolder, useRenameFolder } from '../../api/library';
import { problemsIn } from '../../model/server-problems';

/** A folder to rename, or a new one. */
export type NamedFolder = OwnFolder | 'new';

export interface FolderDialogProps {
  /** The dialog is open while there is one. */
  folder: NamedFolder | undefined;
  onClose: () => void;
}

/** Names a folder. For a new one it also asks for the section. An existing one stays in its section. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const { shown, opening } = useSubject(folder);
  if (!shown) return null;
  return <NameFolder key={opening} folder={shown} open={folder !== undefined} onClose={onClose} />;
}

/** Without the attorneys' section, whose folders are its categories (ruling 3). */
const SECTIONS = Object.entries(LIBRARY_SECTIONS)
  .filter(([value]) => value !== 'attorneys')
  .map(([value, label]) => ({ value, label }));

function NameFolder(props: { folder: NamedFolder; open: boolean; onClose: () => void }) {
  const { folder, open, onClose } = props;
  const before = folder === 'new' ? undefined : folder;
  const [name, setName] = useState(before?.name ?? '');
  const [section, setSection] = useState<LibrarySection>(before?.section ?? 'forms');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = useAddFolder();
  const { trigger: rename } = useRenameFolder();
  const box = useRef<HTMLDivElement>(null);
  const focusFirst = useFirstInvalid(box);

  const wrong = (said: string) => {
    setProblem(said);
    focusFirst();
  };
  const save = async () => {
    if (!name.trim()) return wrong('Please enter a name');
    setBusy(true);
    try {
      const made = before
        ? (await rename({ id: before.id, name })).folder
        : await add({ name, section });
      toast.success(before ? `Renamed to “${made.name}”` : `Folder “${made.name}” created`);
      onClose();
    } catch (error) {
      const said = `The folder could not be ${before ? 'renamed' : 'made'}`;
      wrong(problemsIn(error)?.name ?? messageOf(error, said));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      size="s"
      title={before ? `Rename “${before.name}”` : 'New folder'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel={before ? 'Renaming...' : 'Making...'}>
            {before ? 'Rename' : 'Create folder'}
          </Button>
        </>
      }
    >
      <div ref={box} className="grid gap-4">
        <Field label="Name" required error={problem}>
          <TextInput
            data-autofocus
            value={name}
            maxLength={LIBRARY_LIMITS.folder}
            autoComplete="off"
            readOnly={busy}
            onChange={({ target }) => {
              setName(target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        {!before && (
          <Field label="Section" required>
            <Select
              options={SECTIONS}
              value={section}
              disabled={busy}
              onChange={({ target }) => setSection(target.value as LibrarySection)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
