import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface RowFrameProps {
  /** Finds the line again after others have come before it. */
  lineKey: string;
  /** Of a message that is on the server. */
  messageId?: number;
  own: boolean;
  head: boolean;
  /** Stands beside the first of several messages of others. */
  portrait?: ReactNode;
  children: ReactNode;
}

/** Where a message stands in the thread: one's own at the right, others' at the left. */
export function RowFrame({ lineKey, messageId, own, head, portrait, children }: RowFrameProps) {
  return (
    <li
      data-line={lineKey}
      data-message={messageId}
      className={clsx('flex gap-3', head ? 'pt-3' : 'pt-1', own ? 'justify-end' : 'justify-start')}
    >
      {!own && <span className="w-10.5 shrink-0 pt-0.5 max-sm:hidden">{head && portrait}</span>}
      <div
        className={clsx(
          'grid max-w-[min(34rem,88%)] min-w-0 grid-cols-[minmax(0,auto)] gap-1',
          own ? 'justify-items-end' : 'justify-items-start',
        )}
      >
        {children}
      </div>
    </li>
  );
}
