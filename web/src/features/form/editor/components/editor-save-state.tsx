import { clsx } from 'clsx';
import { messageOf } from '@/lib/api/api-error';
import { clock } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { SaveState } from '../../api/autosave-types';

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
        return `Draft saved at ${clock(new Date(saveState.savedAt))}. Members see it once you save the form.`;
      return hasDraft ? 'Draft saved' : '';
    case 'typed':
      return 'Changes not saved yet';
    case 'saving':
      return 'Saving draft...';
    case 'failed':
      return `The draft couldn’t be saved. ${messageOf(saveState.error)}`;
    case 'conflict':
      return 'Not saved: the form was changed somewhere else.';
  }
}
