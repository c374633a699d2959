import clsx from 'clsx';
import { useState, useEffect } from 'react';
import type { FileKind } from '../model/shown-file';
import { FileIcon } from './file-icon';

/** An object URL for bytes in memory, to show them. Revoked with the component. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an address is made and taken back in pairs
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return made && made.blob === blob ? made.url : undefined;
}

export interface FileThumbProps {
  kind: FileKind;
  /** Its bytes, if they are in memory. */
  blob: Blob | undefined;
  className?: string;
}

/** A small picture of a file that is not sent yet. An icon if the browser can't show it, such as HEIC. */
export function FileThumb({ kind, blob, className }: FileThumbProps) {
  const url = useBlobUrl(kind === 'image' || kind === 'video' ? blob : undefined);
  const [failed, setFailed] = useState<string>();
  const media = 'size-full object-cover';
  const fail = () => setFailed(url);
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden rounded-s bg-brand-soft text-brand-strong',
        className,
      )}
    >
      {!url || failed === url ? (
        <FileIcon kind={kind} />
      ) : kind === 'video' ? (
        <video
          src={`${url}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden
          onError={fail}
          className={media}
        />
      ) : (
        <img src={url} alt="" onError={fail} className={media} />
      )}
    </span>
  );
}
