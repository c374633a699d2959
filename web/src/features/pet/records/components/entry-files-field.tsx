import { ENTRY_FILES_MAX, type EntryFile } from '@hearthside/contract/pet/entry-file';
import { ENTRY_PART_LABELS } from '@hearthside/contract/pet/entry';
import clsx from 'clsx';
import { RotateCcw, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FileIcon, FileThumb } from '@/features/file';
import { sizeWords } from '@/lib/files/size-words';
import { DropZone } from '@/ui/fields/drop-zone';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import { ENTRY_FILE_ACCEPT, type StagedFile } from '../../model/entry-files';
import type { EntryFilesState } from './use-entry-files';

export interface EntryFilesFieldProps {
  box: Ref<HTMLDivElement>;
  state: EntryFilesState;
  busy: boolean;
}

/** The photos and files of an entry while it is edited: those it has, and those that are sent with it. */
export function EntryFilesField({ box, state, busy }: EntryFilesFieldProps) {
  const { files, staged, removed, refused } = state;
  const count = files.length - removed.length + staged.length;
  return (
    <DropZone
      box={box}
      label={ENTRY_PART_LABELS.files}
      hint={
        count >= ENTRY_FILES_MAX
          ? `You’ve added ${ENTRY_FILES_MAX}, the maximum.`
          : `Up to ${ENTRY_FILES_MAX}: JPEG, PNG or WebP photos, and PDFs. At most 10 MB each.`
      }
      accept={ENTRY_FILE_ACCEPT}
      buttonLabel={count > 0 ? 'Add more' : 'Choose photos or files'}
      error={refused.length > 0 ? refused.join(' ') : undefined}
      disabled={busy || count >= ENTRY_FILES_MAX}
      onFiles={state.choose}
      chosen={
        files.length + staged.length > 0 && (
          <ul className="grid w-full gap-1.5 text-left">
            {files.map((file) => (
              <li key={file.id}>
                <SavedFile
                  file={file}
                  goes={removed.includes(file.id)}
                  busy={busy}
                  onToggle={() => state.toggleRemoved(file.id)}
                />
              </li>
            ))}
            {staged.map((one) => (
              <li key={one.id}>
                <ChosenFile
                  chosen={one}
                  percent={state.sending === one.id ? state.percent : undefined}
                  busy={busy}
                  onLeaveOut={() => state.leaveOut(one.id)}
                />
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}

function SavedFile(props: {
  file: EntryFile;
  /** Whether it is removed at the next save. */
  goes: boolean;
  busy: boolean;
  onToggle: () => void;
}) {
  const { file, goes, busy, onToggle } = props;
  return (
    <Line
      picture={<SavedThumb file={file} />}
      name={file.title}
      struck={goes}
      line={goes ? 'Will be removed when you save' : sizeWords(file.size)}
      action={
        <IconButton
          label={goes ? `Keep ${file.title}` : `Remove ${file.title}`}
          title={goes ? 'Keep' : 'Remove'}
          icon={goes ? <RotateCcw size={18} aria-hidden /> : <X size={18} aria-hidden />}
          disabled={busy}
          onClick={onToggle}
        />
      }
    />
  );
}

function SavedThumb({ file }: { file: EntryFile }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-s bg-brand-soft text-brand-strong">
      {file.previewUrl ? (
        <img src={file.previewUrl} alt="" className="size-full object-cover" />
      ) : (
        <FileIcon kind={file.kind} />
      )}
    </span>
  );
}

function ChosenFile(props: {
  chosen: StagedFile;
  percent: number | undefined;
  busy: boolean;
  onLeaveOut: () => void;
}) {
  const { chosen, percent, busy, onLeaveOut } = props;
  const { file, kind, problem } = chosen;
  return (
    <Line
      picture={<FileThumb kind={kind} blob={file} className="size-11" />}
      name={file.name}
      line={
        percent !== undefined ? (
          <Progress value={percent} label={`Uploading ${file.name}`} className="mt-1.5" />
        ) : (
          (problem ?? sizeWords(file.size))
        )
      }
      wrong={problem !== undefined && percent === undefined}
      action={
        <IconButton
          label={`Remove ${file.name}`}
          title="Remove"
          icon={<X size={18} aria-hidden />}
          disabled={busy}
          onClick={onLeaveOut}
        />
      }
    />
  );
}

interface LineProps {
  picture: ReactNode;
  name: string;
  line: ReactNode;
  struck?: boolean;
  wrong?: boolean;
  action: ReactNode;
}

function Line({ picture, name, line, struck = false, wrong = false, action }: LineProps) {
  return (
    <div className="flex items-center gap-3 rounded-m border border-line bg-surface py-1.5 pr-1.5 pl-2">
      {picture}
      <div className="min-w-0 flex-1">
        <p dir="auto" className={clsx('truncate text-s font-[560]', struck && 'line-through')}>
          {name}
        </p>
        <div className={clsx('text-xs', wrong ? 'text-bad' : 'text-ink-soft')}>{line}</div>
      </div>
      {action}
    </div>
  );
}
