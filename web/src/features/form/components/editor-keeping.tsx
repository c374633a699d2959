import { clsx } from 'clsx';
import { messageOf } from '@/lib/api-error';
import { clock } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { Keeping } from '../api/form-keeper';

/** How the draft stands: kept, on its way, or why not. */
export function EditorKeeping(props: { keeping: Keeping; hasDraft: boolean; onRetry: () => void }) {
  const { keeping, hasDraft, onRetry } = props;
  const failed = keeping.state === 'failed';
  return (
    <div className="grid gap-2">
      <p
        role="status"
        className={clsx('text-xs wrap-anywhere', failed ? 'font-medium text-bad' : 'text-ink-soft')}
      >
        {wordsOf(keeping, hasDraft)}
      </p>
      {failed && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function wordsOf(keeping: Keeping, hasDraft: boolean): string {
  switch (keeping.state) {
    case 'kept':
      if (keeping.savedAt)
        return `Draft kept at ${clock(new Date(keeping.savedAt))}. Members see it once it is saved.`;
      return hasDraft ? 'Draft kept' : '';
    case 'typed':
      return 'Changes not kept yet';
    case 'saving':
      return 'Keeping a draft...';
    case 'failed':
      return `The draft could not be kept. ${messageOf(keeping.error)}`;
    case 'conflict':
      return 'Not kept: the form was changed elsewhere.';
  }
}
