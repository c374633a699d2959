import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import clsx from 'clsx';
import { Play } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { FileIcon } from '@/features/file';
import { openName } from '../../model/file-words';

export interface FileTileProps {
  file: ChatAttachment;
  /** Its number and how many there are, for its label. */
  place?: { index: number; count: number };
  /** Whether to show its name. */
  named?: boolean;
  onOpen: () => void;
  className?: string;
  style?: CSSProperties;
}

/** A picture, or the first frame of a video, in a box of the given size. Pressing it opens it. */
export function FileTile({ file, place, named, onOpen, className, style }: FileTileProps) {
  const src = file.kind === 'video' ? `${file.url}#t=0.1` : (file.previewUrl ?? file.url);
  // Stored by its link, so that a fresh link is tried.
  const [failed, setFailed] = useState<string>();
  const isFailed = failed === src;
  const fail = () => setFailed(src);
  const fit = 'absolute inset-0 size-full object-cover';
  return (
    <button
      type="button"
      aria-label={openName(file, place)}
      aria-haspopup="dialog"
      onClick={onOpen}
      style={style}
      className={clsx(
        'group relative block overflow-hidden rounded-m border border-line bg-surface text-ink-soft',
        className,
      )}
    >
      {isFailed ? (
        <Fallback file={file} />
      ) : file.kind === 'video' ? (
        <video
          src={src}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden
          onError={fail}
          className={fit}
        />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={fail} className={fit} />
      )}
      {file.kind === 'video' && !isFailed && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-13 place-items-center rounded-full bg-surface/90 text-ink shadow-1 transition-transform duration-150 group-hover:scale-105">
            <Play size={24} aria-hidden className="ml-0.5 fill-current" />
          </span>
        </span>
      )}
      {named && !isFailed && (
        <span
          dir="auto"
          className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] truncate rounded-s bg-surface/90 px-2 py-0.5 text-xs text-ink"
        >
          {file.title}
        </span>
      )}
    </button>
  );
}

/** Shown if the picture can't be loaded: its kind and its name. */
function Fallback({ file }: { file: ChatAttachment }) {
  return (
    <span className="absolute inset-0 grid content-center justify-items-center gap-1 p-2">
      <FileIcon kind={file.kind} size={28} />
      <span dir="auto" className="max-w-full truncate text-xs">
        {file.title}
      </span>
    </span>
  );
}
