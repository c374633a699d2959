import clsx from 'clsx';
import { clock } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { Keeping } from '../api/blog-keeper';

export interface BlogKeepingLineProps {
  keeping: Keeping;
  /** Whether members can read it. */
  isOut: boolean;
  onRetry: () => void;
}

/** How the draft stands: kept, on its way, or why not. */
export function BlogKeepingLine({ keeping, isOut, onRetry }: BlogKeepingLineProps) {
  const failed = keeping.state === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p
        role="status"
        className={clsx('text-s wrap-anywhere', failed ? 'font-medium text-bad' : 'text-ink-soft')}
      >
        {wordsOf(keeping, isOut)}
      </p>
      {failed && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function wordsOf(keeping: Keeping, isOut: boolean): string {
  switch (keeping.state) {
    case 'kept':
      if (!keeping.savedAt) return 'What you write is kept as a draft by itself.';
      return isOut
        ? `Draft kept at ${clock(new Date(keeping.savedAt))}. Members read it once it is published.`
        : `Draft kept at ${clock(new Date(keeping.savedAt))}.`;
    case 'typed':
      return 'Changes not kept yet';
    case 'held':
      return `Not kept yet: ${keeping.message}`;
    case 'saving':
      return 'Keeping the draft...';
    case 'failed':
      return `The draft could not be kept. ${keeping.message}`;
    case 'conflict':
      return 'Not kept: the blog was changed elsewhere.';
  }
}
