import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { StateDrawing } from '@/ui/lists/empty-state';

export type ErrorStateProps = {
  /** What happened, such as 'Failed to load users'. */
  title?: ReactNode;
  /** Why, if it is known. */
  message?: ReactNode;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  /** Shown instead of Retry, such as a link back. */
  action?: ReactNode;
};

/** What a list or page shows if it could not be loaded: what happened, and Retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'This could not be loaded', message, onRetry, busy, action } = props;
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <StateDrawing tone="bad">
        <CloudOff size={32} />
      </StateDrawing>
      <p className="max-w-[42ch] font-medium text-balance">{title}</p>
      {message && <p className="-mt-1.5 max-w-[52ch] text-s text-ink-soft">{message}</p>}
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button
            variant="quiet"
            icon={<RotateCcw size={18} aria-hidden />}
            busy={busy}
            busyLabel="Trying again..."
            onClick={onRetry}
          >
            Retry
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
