import { LIBRARY_KINDS, type LibraryKind } from '@hearthside/contract/library/fields';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { FileThumb } from '@/features/file';
import { randomKey } from '@/lib/random-key';
import { sizeWords } from '@/lib/files/size-words';
import { DropZone } from '@/ui/fields/drop-zone';
import { IconButton } from '@/ui/icon-button';
import { titleFrom } from '@hearthside/contract/library/place';
import { replacement, withMore, type ChosenFile } from '../../model/chosen-files';
import { withFiles } from '../../model/upload-draft';
import type { FieldProps } from './field-props';

/** Chooses or drops files: several for several new items, or one that replaces an item's file. */
export function FileField({ draft, problems, onChange, onFileProblem, busy, before }: FieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { kind, files } = draft;
  const take = (more: File[]) => {
    if (before) {
      const taken = replacement(kind, more);
      if (!taken) return;
      onFileProblem('problem' in taken ? taken.problem : undefined);
      if ('problem' in taken) return;
      const { file } = taken;
      const chosen = { id: randomKey(), file, title: titleFrom(file.name) };
      // The item already has a title, and keeps it.
      return onChange((now) => ({ ...now, files: [chosen] }));
    }
    const next = withMore(files, kind, more, randomKey);
    onChange((now) => withFiles(now, next.files));
    // Must come after onChange, which clears the problems of the previous files.
    onFileProblem(next.problem);
  };
  const leaveOut = (id: string) => {
    onFileProblem(undefined);
    const left = files.filter((one) => one.id !== id);
    onChange((now) => (before ? { ...now, files: left } : withFiles(now, left)));
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div data-invalid={problems.file ? '' : undefined}>
      <DropZone
        box={box}
        label={before ? 'Replace file' : 'File'}
        hint={hintOf(kind, before !== undefined)}
        accept={LIBRARY_KINDS[kind].accept}
        buttonLabel={buttonOf(files.length, before !== undefined)}
        error={problems.file}
        disabled={busy}
        onFiles={take}
        chosen={files.length > 0 && <Chosen files={files} kind={kind} onLeaveOut={leaveOut} />}
      />
    </div>
  );
}

function buttonOf(chosen: number, replaces: boolean): string {
  if (replaces) return chosen > 0 ? 'Choose another file' : 'Choose a new file';
  return chosen > 0 ? 'Add more files' : 'Choose files';
}

function hintOf(kind: LibraryKind, replaces: boolean): string {
  const { words, maxBytes } = LIBRARY_KINDS[kind];
  const limit = `${words}, at most ${maxBytes / 1024 / 1024} MB`;
  return replaces
    ? `Or drop it here. ${limit}. Its link stays the same.`
    : `Or drop them here. ${limit} each. Several files become several items.`;
}

interface ChosenProps {
  files: readonly ChosenFile[];
  kind: LibraryKind;
  onLeaveOut: (id: string) => void;
}

function Chosen({ files, kind, onLeaveOut }: ChosenProps) {
  return (
    <ul className="grid w-full max-w-md gap-1.5 text-left">
      {files.map(({ id, file }) => (
        <li
          key={id}
          className="flex min-w-0 items-center gap-3 rounded-m border border-line bg-surface py-1 pr-1 pl-2"
        >
          <FileThumb kind={kind} blob={file} className="size-11" />
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate text-s font-[560]">
              {file.name}
            </span>
            <span className="block text-s text-ink-soft">{sizeWords(file.size)}</span>
          </span>
          <IconButton
            label={`Remove ${file.name}`}
            title="Remove"
            icon={<X size={18} aria-hidden />}
            onClick={() => onLeaveOut(id)}
          />
        </li>
      ))}
    </ul>
  );
}
