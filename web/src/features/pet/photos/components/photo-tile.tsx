import clsx from 'clsx';
import { useState } from 'react';
import { FileIcon, type ShownFile } from '@/features/file';

export interface PhotoTileProps {
  photo: Pick<ShownFile, 'url' | 'previewUrl'>;
  label: string;
  onOpen: () => void;
  className?: string;
}

/** A photo in a square. Pressing it opens it in full screen. */
export function PhotoTile({ photo, label, onOpen, className }: PhotoTileProps) {
  const src = photo.previewUrl ?? photo.url;
  // Stored by its link, so that a fresh link is tried.
  const [failed, setFailed] = useState<string>();
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={clsx(
        'relative block overflow-hidden rounded-m border border-line bg-surface-sunken text-ink-soft',
        className,
      )}
    >
      {failed === src ? (
        <span className="absolute inset-0 grid place-items-center">
          <FileIcon kind="image" />
        </span>
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </button>
  );
}
