import { LIBRARY_LIMITS, type LibrarySection } from '@hearthside/contract/library/fields';
import { FolderPlus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { isComposing } from '@/ui/fields/composing';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { useAddFolder, useAllFolders } from '../../api/library';
import type { FieldProps } from './field-props';

/** The folder of an item within its section, and a way to create one. */
export function FolderField({ draft, problems, onChange, busy }: FieldProps) {
  const { data, error, mutate } = useAllFolders();
  const [making, setMaking] = useState(false);
  const { section } = draft;
  // In this section, the categories are the folders (ruling 3).
  if (section === '' || section === 'attorneys') return null;
  const choose = (folderId: string) => onChange((now) => ({ ...now, folderId }));
  const folders = (data?.folders ?? []).filter((folder) => folder.section === section);
  return (
    <div className="grid gap-2">
      <Field label="Folder" optional error={problems.folderId}>
        <Select
          value={draft.folderId}
          disabled={busy || (data === undefined && !error)}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{data || error ? 'No folder' : 'Loading folders...'}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {Boolean(error) && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-s text-bad">
          The folders could not be loaded.
          <Button variant="quiet" size="s" onClick={() => void mutate()}>
            Retry
          </Button>
        </p>
      )}
      {making ? (
        <NewFolder
          section={section}
          onDone={(id) => {
            if (id) choose(id);
            setMaking(false);
          }}
        />
      ) : (
        <div>
          <Button
            variant="ghost"
            size="s"
            icon={<FolderPlus size={18} aria-hidden />}
            disabled={busy}
            onClick={() => setMaking(true)}
            className="-ml-3"
          >
            New folder
          </Button>
        </div>
      )}
    </div>
  );
}

interface NewFolderProps {
  section: LibrarySection;
  /** Called with the folder's id if one was created. */
  onDone: (id?: string) => void;
}

function NewFolder({ section, onDone }: NewFolderProps) {
  const add = useAddFolder();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    if (busy) return;
    if (!name.trim()) return setProblem('Please enter a name');
    setBusy(true);
    try {
      const { id } = await add({ name, section });
      onDone(String(id));
    } catch (error) {
      setProblem(messageOf(error, 'The folder couldn’t be created'));
      setBusy(false);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // It is inside the dialog's form, which must not be submitted.
    event.preventDefault();
    void make();
  };
  return (
    <div className="grid gap-2 rounded-m bg-surface-sunken p-3">
      <Field label="Name of the new folder" required error={problem}>
        <TextInput
          autoFocus
          value={name}
          maxLength={LIBRARY_LIMITS.folder}
          autoComplete="off"
          onKeyDown={key}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="s" busy={busy} busyLabel="Making..." onClick={() => void make()}>
          Create folder
        </Button>
        <Button size="s" variant="quiet" disabled={busy} onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
