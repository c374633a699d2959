import type { Submission } from '@hearthside/contract/form/submission';
import { BadgeCheck } from 'lucide-react';
import { Button } from '@/ui/button';
import { senderOf } from '../../model/submission-words';
import { useSubmissionActions } from './use-submission-actions';

export interface SubmissionActionsProps {
  submission: Submission;
  onView: () => void;
  /** Called to ask for the reason first. */
  onReject: () => void;
  /** Called to ask first, because their submission is not approved yet. */
  onVerify: () => void;
  onApproved: () => void;
  onChanged: () => void;
}

/** The actions on a submission in the table (part 2 §2). One that would change nothing is not offered. */
export function SubmissionActions(props: SubmissionActionsProps) {
  const { submission, onView, onReject, onVerify, onApproved, onChanged } = props;
  const { status, userVerified, revision } = submission;
  const { approve, verify, busy } = useSubmissionActions(submission);
  // Names the row for screen reader users who only hear the button.
  const about = (
    <span className="sr-only">{`${submission.formTitle} of ${senderOf(submission)}`}</span>
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5 xl:flex-nowrap xl:whitespace-nowrap xl:-my-1 print:hidden">
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={onView}>
        <span>View {about}</span>
      </Button>
      {status !== 'approved' && (
        <Button
          variant="quiet"
          size="s"
          busy={busy === 'approve'}
          onClick={() =>
            void approve(revision).then((done) => {
              if (done) onApproved();
              onChanged();
            })
          }
        >
          <span>Approve {about}</span>
        </Button>
      )}
      {status !== 'rejected' && (
        <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={onReject}>
          <span>Reject {about}</span>
        </Button>
      )}
      {userVerified ? (
        <span className="px-1 text-s text-ink-soft">User Verified</span>
      ) : (
        <Button
          variant={status === 'approved' ? 'primary' : 'ghost'}
          size="s"
          icon={<BadgeCheck size={17} aria-hidden className="max-[87.5rem]:hidden" />}
          className="whitespace-nowrap"
          busy={busy === 'verify'}
          onClick={status === 'approved' ? () => void verify().then(onChanged) : onVerify}
        >
          <span>
            Verify User <span className="sr-only">{senderOf(submission)}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
