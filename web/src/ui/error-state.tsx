import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { StateDrawing } from '@/ui/lists/empty-state';

export type ErrorStateProps = {
  /** What happened, such as 'Failed to load users'. */
  title?: ReactNode;
  /** Why, where it is known. */
  message?: ReactNode;
  onRetry?: () => void;
  /** A new try is under way. */
  busy?: boolean;
  /** Instead of Retry, such as a way back. */
  action?: ReactNode;
};

/** What a list or page shows when it could not be had: what happened, and Retry. */
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
