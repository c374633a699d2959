import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface RowFrameProps {
  /** Identifies the line after others were added before it. */
  lineKey: string;
  /** Set for a message that is on the server. */
  messageId?: number;
  own: boolean;
  head: boolean;
  /** Shown next to the first of several messages by somebody else. */
  portrait?: ReactNode;
  children: ReactNode;
}

/** The position of a message in the thread: one's own on the right, others' on the left. */
export function RowFrame({ lineKey, messageId, own, head, portrait, children }: RowFrameProps) {
  return (
    <li
      data-line={lineKey}
      data-message={messageId}
      className={clsx(
        'group/message flex gap-3',
        head ? 'pt-3' : 'pt-1',
        own ? 'justify-end' : 'justify-start',
      )}
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
