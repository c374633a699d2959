import type { Submission } from '@hearthside/contract/form/submission';
import { BadgeCheck } from 'lucide-react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useSubmission } from '../api/responses';
import { senderOf } from '../../model/submission-words';
import { useSubmissionActions } from './use-submission-actions';

export interface SubmissionsApprovedProps {
  /** The submission that was just approved and is no longer in the list. */
  submission: Submission;
  onDone: () => void;
}

/** Keeps verifying one click away after an approved submission has left the list. */
export function SubmissionsApproved({ submission, onDone }: SubmissionsApprovedProps) {
  const { verify, busy } = useSubmissionActions(submission);
  const { data: now } = useSubmission({ responseId: submission.id });
  // The approval was undone.
  if (now && now.status !== 'approved') return null;
  return (
    <Notice
      tone="good"
      live
      className="mt-3"
      onDismiss={onDone}
      action={
        <Button
          size="s"
          icon={<BadgeCheck size={17} aria-hidden />}
          busy={busy === 'verify'}
          onClick={() => void verify().then((done) => done && onDone())}
        >
          Verify User
        </Button>
      }
    >
      “{submission.formTitle}” is approved. {senderOf(submission)} is not verified yet.
    </Notice>
  );
}
