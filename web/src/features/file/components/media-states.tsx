import { RotateCcw } from 'lucide-react';
import { Button } from '@/ui/button';
import { StateDrawing } from '@/ui/lists/empty-state';
import { Spinner } from '@/ui/spinner';
import type { ShownFile } from '../model/shown-file';
import { FileIcon } from './file-icon';
import { OpenElsewhere } from './media-open';

/** Props for showing a file. */
export interface MediaProps {
  file: ShownFile;
  /** Called to try once more. */
  onRetry: () => void;
}

/** Shown over a file that is loading. */
export function MediaWait() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <span className="grid size-14 place-items-center rounded-full bg-surface text-brand-strong shadow-1">
        <Spinner size={28} label="Loading preview..." />
      </span>
    </div>
  );
}

export interface MediaFailedProps {
  file: ShownFile;
  /** What happened. */
  text: string;
  /** A second, softer line about what to do. */
  hint?: string;
  /** Left out if a retry would end the same way. */
  onRetry?: () => void;
}

/** Shown instead of a file that can't be shown: what happened, Retry, and a way to get it anyway. */
export function MediaFailed({ file, text, hint, onRetry }: MediaFailedProps) {
  return (
    <div className="grid size-full place-items-center overflow-y-auto">
      <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center">
        <StateDrawing tone={onRetry ? 'bad' : 'brand'}>
          <FileIcon kind={file.kind} size={32} />
        </StateDrawing>
        <p className="max-w-[42ch] font-medium text-balance">{text}</p>
        {hint && <p className="-mt-1.5 max-w-[42ch] text-s text-ink-soft">{hint}</p>}
        <div className="mt-1 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button variant="quiet" icon={<RotateCcw size={18} aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
          )}
          <OpenElsewhere file={file} />
        </div>
      </div>
    </div>
  );
}
