import { clsx } from 'clsx';
import { messageOf } from '@/lib/api/api-error';
import { clock } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { SaveState } from '../../api/form-autosave';

/** The state of the draft: saved, being sent, or why not. */
export function EditorSaveState(props: {
  saveState: SaveState;
  hasDraft: boolean;
  onRetry: () => void;
}) {
  const { saveState, hasDraft, onRetry } = props;
  const failed = saveState.state === 'failed';
  return (
    <div className="grid gap-2">
      <p
        role="status"
        className={clsx('text-xs wrap-anywhere', failed ? 'font-medium text-bad' : 'text-ink-soft')}
      >
        {wordsOf(saveState, hasDraft)}
      </p>
      {failed && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function wordsOf(saveState: SaveState, hasDraft: boolean): string {
  switch (saveState.state) {
    case 'kept':
      if (saveState.savedAt)
        return `Draft kept at ${clock(new Date(saveState.savedAt))}. Members see it once it is saved.`;
      return hasDraft ? 'Draft kept' : '';
    case 'typed':
      return 'Changes not kept yet';
    case 'saving':
      return 'Keeping a draft...';
    case 'failed':
      return `The draft could not be kept. ${messageOf(saveState.error)}`;
    case 'conflict':
      return 'Not kept: the form was changed elsewhere.';
  }
}
