import { useState } from 'react';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Notice } from '@/ui/notice';

export interface EditorConflictProps {
  message: string;
  onMine: () => Promise<unknown>;
  onTheirs: () => Promise<unknown>;
}

/** Somebody else was faster. What was typed here is kept, and the author chooses which of the two to continue with. */
export function EditorConflict({ message, onMine, onTheirs }: EditorConflictProps) {
  const [asked, setAsked] = useState<'mine' | 'theirs'>();
  const mine = asked === 'mine';
  return (
    <>
      <Notice
        tone="warn"
        live
        title="This form was changed elsewhere"
        className="mb-4"
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => setAsked('theirs')}
            >
              Take theirs
            </Button>
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => setAsked('mine')}
            >
              Keep mine
            </Button>
          </span>
        }
      >
        {message} What you typed is still here but isn’t saved until you choose.
      </Notice>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={mine ? 'Keep your version?' : 'Take the other version?'}
        message={
          mine
            ? 'Your version becomes the draft, in place of what was changed elsewhere.'
            : 'What you typed since you opened the form will be lost.'
        }
        confirmLabel={mine ? 'Keep mine' : 'Take theirs'}
        danger
        onConfirm={mine ? onMine : onTheirs}
      />
    </>
  );
}
