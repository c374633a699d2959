import { useState } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { StoredDraft } from '../../model/stored-draft';

export interface ResumedNoticeProps {
  kept: StoredDraft;
  onStartAgain: () => void;
}

/** Says that earlier input is still here, and which part of it is not. */
export function ResumedNotice({ kept, onStartAgain }: ResumedNoticeProps) {
  // As it was on opening. What is chosen or typed since does not change the notice.
  const [lacksFiles] = useState(kept.lacksFiles);
  return (
    <Notice
      tone="info"
      className="mb-4"
      action={
        <Button variant="quiet" size="s" onClick={onStartAgain}>
          Start over
        </Button>
      }
    >
      What you typed before is still here.
      {lacksFiles &&
        ' Please choose the file again. Browsers don’t keep files when a page reloads.'}
    </Notice>
  );
}
