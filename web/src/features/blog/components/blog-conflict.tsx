import { useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';

export interface BlogConflictProps {
  message: string;
  /** Who has changed it, and when; '' where that is not known. */
  by: string;
  at: string;
  onMine: () => Promise<unknown>;
  onTheirs: () => Promise<unknown>;
}

/** Somebody else was faster: what was written here is still here, and one of the two goes on. */
export function BlogConflict({ message, by, at, onMine, onTheirs }: BlogConflictProps) {
  const [asked, setAsked] = useState<'mine' | 'theirs'>();
  const mine = asked === 'mine';
  const who = by || 'Somebody else';
  return (
    <>
      <Notice
        tone="warn"
        live
        title={message}
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="quiet" size="s" onClick={() => setAsked('theirs')}>
              Take theirs
            </Button>
            <Button variant="quiet" size="s" onClick={() => setAsked('mine')}>
              Keep mine
            </Button>
          </span>
        }
      >
        {at && `${who} saved it on ${formatDateTime(at)}. `}
        What you wrote is still here, and is not kept until you choose.
      </Notice>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={mine ? 'Keep your version?' : 'Take the other version?'}
        message={
          mine
            ? 'Yours becomes the draft. The other one stays among the versions and can be restored.'
            : 'What you wrote since you opened the blog will be lost.'
        }
        confirmLabel={mine ? 'Keep mine' : 'Take theirs'}
        danger={!mine}
        onConfirm={mine ? onMine : onTheirs}
        errorText={(error) => messageOf(error)}
      />
    </>
  );
}
