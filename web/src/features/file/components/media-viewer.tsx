import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { FullDialog } from '@/ui/dialogs/full-dialog';
import { IconButton } from '@/ui/icon-button';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { kindAndSize, type ShownFile } from '../model/shown-file';
import { MediaStage } from './media-stage';
import { useFileDownload } from './use-file-download';
import { useSwipe } from './use-swipe';

/** A file that is one of several. */
export type ViewedFile = ShownFile & { id: number };

export interface MediaViewerProps {
  files: readonly ViewedFile[];
  /** The index of the file that is shown first. */
  start: number;
  open: boolean;
  onClose: () => void;
  /** Requests valid links, for a file that is retried. */
  onRenew?: (() => void) | undefined;
}

/** Files in full screen, one at a time. Arrow keys and swipes move to the next. */
export function MediaViewer({ files, start, open, onClose, onRenew }: MediaViewerProps) {
  const [turned, setTurned] = useState(start);
  // There may be fewer files than before if the list behind was loaded again.
  const index = Math.min(turned, files.length - 1);
  const { busy, problem, download } = useFileDownload();
  const turn = (by: number) => setTurned(Math.min(files.length - 1, Math.max(0, index + by)));
  const swipe = useSwipe(turn);
  const file = files[index];
  if (!file) return null;

  const turnByKey = (event: KeyboardEvent) => {
    // In a video, the arrow keys move in time.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const several = files.length > 1;
  return (
    <FullDialog
      open={open}
      onClose={onClose}
      onKeyDown={turnByKey}
      title={file.about ?? file.title}
      description={
        <span aria-live="polite">
          {several && `${index + 1} of ${files.length} · `}
          {kindAndSize(file)}
        </span>
      }
      actions={
        <IconButton
          label={`Download ${file.title}`}
          title="Download"
          icon={busy ? <Spinner size={22} /> : <Download size={22} aria-hidden />}
          aria-busy={busy || undefined}
          onClick={() => download(file)}
        />
      }
    >
      <div {...swipe} className="flex size-full flex-col">
        {problem && (
          <Notice tone="bad" live className="mx-3 mt-3">
            {problem}
          </Notice>
        )}
        <div
          className={clsx(
            'relative min-h-0 flex-1 p-3 sm:px-20 sm:py-5',
            several && 'max-sm:pb-18',
          )}
        >
          <MediaStage key={file.id} file={file} plays={index === start} onRenew={onRenew} />
          {several && (
            <>
              <Turn side="left" disabled={index === 0} onTurn={() => turn(-1)} />
              <Turn side="right" disabled={index === files.length - 1} onTurn={() => turn(1)} />
            </>
          )}
        </div>
      </div>
    </FullDialog>
  );
}

const SIDES = {
  left: { label: 'Previous', Icon: ChevronLeft, place: 'left-3 sm:left-4' },
  right: { label: 'Next', Icon: ChevronRight, place: 'right-3 sm:right-4' },
};

interface TurnProps {
  side: keyof typeof SIDES;
  disabled: boolean;
  onTurn: () => void;
}

/** Stays in its place at both ends, so that keyboard users don't lose the focus. */
function Turn({ side, disabled, onTurn }: TurnProps) {
  const { label, Icon, place } = SIDES[side];
  return (
    <IconButton
      label={label}
      icon={<Icon size={26} aria-hidden />}
      variant="quiet"
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onTurn()}
      className={`absolute! rounded-full! max-sm:bottom-3 sm:top-1/2 sm:-translate-y-1/2 shadow-1 aria-disabled:opacity-0 ${place}`}
    />
  );
}
