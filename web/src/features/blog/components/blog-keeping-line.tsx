import clsx from 'clsx';
import { clock, formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { Keeping } from '../api/blog-keeper';

export interface BlogKeepingLineProps {
  keeping: Keeping;
  /** Whether members can read it. */
  isOut: boolean;
  /** When it comes out by itself, or null. */
  publishAt: string | null;
  onRetry: () => void;
}

/** How the draft stands: kept, on its way, or why not. */
export function BlogKeepingLine({ onRetry, ...props }: BlogKeepingLineProps) {
  const { keeping } = props;
  const failed = keeping.state === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p
        role="status"
        className={clsx('text-s wrap-anywhere', failed ? 'font-medium text-bad' : 'text-ink-soft')}
      >
        {wordsOf(props)}
      </p>
      {failed && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const waitingWords = (publishAt: string) =>
  `This blog comes out on ${formatDateTime(publishAt)}; changes are kept in this tab until you save.`;

function wordsOf({ keeping, isOut, publishAt }: Omit<BlogKeepingLineProps, 'onRetry'>): string {
  switch (keeping.state) {
    case 'waits':
      return waitingWords(keeping.publishAt);
    case 'kept':
      if (publishAt) return waitingWords(publishAt);
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
