import clsx from 'clsx';
import { clock, formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { SaveState } from '../../api/blog-autosave';

export interface BlogSaveStateProps {
  saveState: SaveState;
  /** Whether members can read it. */
  isPublished: boolean;
  /** Its publish time, or null. */
  publishAt: string | null;
  onRetry: () => void;
}

/** The state of the draft: saved, being sent, or why not. */
export function BlogSaveState({ onRetry, ...props }: BlogSaveStateProps) {
  const { saveState } = props;
  const failed = saveState.state === 'failed';
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
  `This blog publishes ${formatDateTime(publishAt)}; changes are kept in this tab until you save.`;

function wordsOf({
  saveState,
  isPublished,
  publishAt,
}: Omit<BlogSaveStateProps, 'onRetry'>): string {
  switch (saveState.state) {
    case 'waits':
      return waitingWords(saveState.publishAt);
    case 'kept':
      if (publishAt) return waitingWords(publishAt);
      if (!saveState.savedAt) return 'What you write is saved as a draft automatically.';
      return isPublished
        ? `Draft saved at ${clock(new Date(saveState.savedAt))}. Members see it once it’s published.`
        : `Draft saved at ${clock(new Date(saveState.savedAt))}.`;
    case 'typed':
      return 'Changes not saved yet';
    case 'held':
      return `Not saved yet: ${saveState.message}`;
    case 'saving':
      return 'Saving draft...';
    case 'failed':
      return `The draft couldn’t be saved. ${saveState.message}`;
    case 'conflict':
      return 'Not saved: the blog was changed somewhere else.';
  }
}
