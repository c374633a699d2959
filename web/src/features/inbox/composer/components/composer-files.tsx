import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { FileThumb } from '@/features/file';
import { sizeWords } from '@/lib/files/size-words';
import { IconButton } from '@/ui/icon-button';
import { Notice } from '@/ui/notice';
import { refusalWords, type StagedFile } from '../../model/file-staging';
import type { ComposerState } from './use-composer';

/** The chosen files that can't be sent with the message, and why. */
export function ComposerRefused({ composer }: { composer: ComposerState }) {
  const { refused, clearRefused } = composer;
  if (refused.length === 0) return null;
  return (
    <Notice tone="bad" live onDismiss={clearRefused} className="mb-3">
      {refusalWords(refused).map((words) => (
        <p key={words} className="wrap-anywhere">
          {words}
        </p>
      ))}
    </Notice>
  );
}

export interface ComposerFilesProps {
  composer: ComposerState;
  /** Gets the focus when a file is removed. */
  text: RefObject<HTMLElement | null>;
}

/** The files that are sent with the message, each with a button to remove it. */
export function ComposerFiles({ composer, text }: ComposerFilesProps) {
  const { files, removeFile } = composer;
  return (
    <>
      <span role="status" className="sr-only">
        {stagedWords(files.length)}
      </span>
      {files.length > 0 && (
        <ul
          aria-label="Files of this message"
          className="mb-3 flex max-h-44 flex-wrap max-sm:max-h-30 gap-2 overflow-y-auto"
        >
          {files.map((staged) => (
            <li key={staged.id} className="max-w-full">
              <Chip
                staged={staged}
                onRemove={() => {
                  removeFile(staged.id);
                  text.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const stagedWords = (count: number) =>
  count === 0 ? '' : count === 1 ? '1 file attached' : `${count} files attached`;

function Chip({ staged: { file, kind }, onRemove }: { staged: StagedFile; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-2 rounded-m border border-line bg-canvas py-1 pr-0.5 pl-1.5">
      <FileThumb kind={kind} blob={file} className="size-10" />
      <div className="min-w-0">
        <p dir="auto" className="max-w-40 truncate text-s font-[560]">
          {file.name}
        </p>
        <p className="text-xs text-ink-soft">{sizeWords(file.size)}</p>
      </div>
      <IconButton
        label={`Remove ${file.name}`}
        title="Remove"
        icon={<X size={18} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
