import { useState } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { StoredDraft } from '../../model/stored-draft';

export interface ResumedNoticeProps {
  kept: StoredDraft;
  onStartAgain: () => void;
}

/** Says that what was typed before is here again, and what of it is not. */
export function ResumedNotice({ kept, onStartAgain }: ResumedNoticeProps) {
  // As it was on opening: what is chosen or typed since is no news.
  const [lacksFiles] = useState(kept.lacksFiles);
  return (
    <Notice
      tone="info"
      className="mb-4"
      action={
        <Button variant="quiet" size="s" onClick={onStartAgain}>
          Start again
        </Button>
      }
    >
      What you typed before is still here.
      {lacksFiles && ' Choose the file again: a browser keeps none over a reload.'}
    </Notice>
  );
}
