import clsx from 'clsx';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { asOf } from '../model/as-of';

export interface StoredLineProps {
  /** When the server last confirmed what is shown. */
  at: string;
  action?: ReactNode;
  className?: string;
}

/** Says that what is shown is what this device has stored, and of when it is. */
export function StoredLine({ at, action, className }: StoredLineProps) {
  return (
    <div
      role="status"
      className={clsx(
        'flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line bg-warn-soft px-4 py-2 text-s text-ink',
        className,
      )}
    >
      <CloudOff size={18} aria-hidden className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-56">No connection. Messages as of {asOf(at)}.</p>
      {action}
    </div>
  );
}
