import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ComparisonDialog } from './comparison-dialog';
import type { PetEditState } from './use-pet-edit';

/** What prevents an edit from being saved. If somebody else was faster, a button to see what they changed. */
export function EditTrouble({ edit }: { edit: PetEditState }) {
  const { message, theirs } = edit;
  const [comparing, setComparing] = useState(false);
  return (
    <>
      {(message || theirs) && (
        <Notice
          tone={message ? 'bad' : 'warn'}
          live
          className="w-full"
          action={
            theirs && (
              <Button
                variant="quiet"
                size="s"
                icon={<GitCompareArrows size={18} aria-hidden />}
                onClick={() => setComparing(true)}
              >
                See what changed
              </Button>
            )
          }
        >
          <span className={message ? 'font-medium text-bad' : undefined}>
            {message || 'Somebody else has changed this pet since you began.'}
          </span>
        </Notice>
      )}
      {theirs && (
        <ComparisonDialog
          key={edit.detail.revision}
          open={comparing}
          base={edit.base.draft}
          theirs={theirs}
          mine={edit.draft}
          onClose={() => setComparing(false)}
          onTake={(next) => {
            setComparing(false);
            edit.goOnOver(next);
          }}
        />
      )}
    </>
  );
}
