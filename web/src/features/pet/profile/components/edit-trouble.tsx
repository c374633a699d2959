import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { ConflictDialog } from '@/kit/conflict/conflict-dialog';
import { useConflictFocus } from '@/kit/conflict/use-conflict-focus';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { comparison, merged } from '../../model/pet-comparison';
import type { PetEditState } from './use-pet-edit';

/** What prevents an edit from being saved. If somebody else was faster, a button to see what they changed. */
export function EditTrouble({ edit }: { edit: PetEditState }) {
  const { message, theirs } = edit;
  const notice = useConflictFocus(message !== '' && theirs !== undefined);
  const [comparing, setComparing] = useState(false);
  return (
    <>
      {(message || theirs) && (
        <Notice
          ref={notice}
          tone={message ? 'bad' : 'warn'}
          live
          className="w-full"
          action={
            theirs && (
              <Button
                variant="quiet"
                size="s"
                icon={<GitCompareArrows size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setComparing(true)}
              >
                See what changed
              </Button>
            )
          }
        >
          <span className={message ? 'font-medium text-bad' : undefined}>
            {message || 'Someone else changed this pet while you were editing.'}
          </span>
        </Notice>
      )}
      {theirs && (
        <ConflictDialog
          key={edit.detail.revision}
          open={comparing}
          differences={comparison(edit.base.draft, theirs, edit.draft)}
          onClose={() => setComparing(false)}
          onTake={(choices) => {
            setComparing(false);
            edit.goOnOver(merged(edit.base.draft, theirs, edit.draft, choices));
          }}
        />
      )}
    </>
  );
}
