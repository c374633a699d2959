import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import type { ReactNode } from 'react';
import { FileIcon, kindAndSize } from '@/features/file';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { aroundName } from '../../model/file-words';

export interface FileRowProps {
  file: ChatAttachment;
  place?: { index: number; count: number };
  /** Shown under its name, instead of kind and size. */
  detail?: ReactNode;
  onOpen: () => void;
}

/**
 * A file by its name, such as a PDF. Pressing it opens it. Its name is made of all that it shows, because people say
 * what they see to a program that presses buttons for them.
 */
export function FileRow({ file, place, detail, onOpen }: FileRowProps) {
  const { before, after } = aroundName(file.kind, place);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-m border border-line bg-surface px-3 py-2 text-left text-ink transition-colors duration-150 hover:border-line-strong hover:bg-surface-sunken"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
        <FileIcon kind={file.kind} />
      </span>
      <span className="min-w-0 flex-1">
        <VisuallyHidden>{before}</VisuallyHidden>{' '}
        <span dir="auto" className="line-clamp-2 text-s font-[560] wrap-anywhere">
          {file.title}
        </span>{' '}
        <span className="block text-xs text-ink-soft">{detail ?? kindAndSize(file)}</span>
        {after && <VisuallyHidden>{after}</VisuallyHidden>}
      </span>
    </button>
  );
}
