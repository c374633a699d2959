import clsx from 'clsx';
import { ArrowUp, CheckCheck } from 'lucide-react';
import { Spinner } from '@/ui/spinner';

export interface UnreadAboveProps {
  /** How many messages further up were skipped without being visible. 0 if only what is visible was left unread. */
  count: number;
  busy: boolean;
  /** Whether the bar of pinned messages stands above it. */
  low: boolean;
  onPress: () => void;
  onMarkRead: () => void;
}

const part =
  'inline-flex min-h-11 items-center gap-2 px-4 transition-colors duration-150 hover:bg-surface-sunken focus-visible:-outline-offset-2';

/** Shown at the top of a thread: jumps up to where the unread messages start, or marks them as read. */
export function UnreadAbove({ count, busy, low, onPress, onMarkRead }: UnreadAboveProps) {
  return (
    <div
      className={clsx(
        'absolute inset-x-0 z-10 mx-auto flex w-fit max-w-full divide-x divide-line overflow-hidden rounded-full border border-line-strong bg-surface text-s font-semibold shadow-2',
        low ? 'top-14' : 'top-3',
      )}
    >
      {count > 0 && (
        <button type="button" aria-busy={busy} onClick={onPress} className={part}>
          {busy ? <Spinner label="Loading older messages..." /> : <ArrowUp size={18} aria-hidden />}
          {count} unread above
        </button>
      )}
      <button type="button" onClick={onMarkRead} className={part}>
        <CheckCheck size={18} aria-hidden />
        Mark as read
      </button>
    </div>
  );
}
