import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { BadgeCheck, Check, X } from 'lucide-react';
import { Button } from '@/ui/button';
import { useSubmissionActions } from './use-submission-actions';

export interface SubmissionFooterProps {
  submission: SubmissionDetail;
  onReject: () => void;
  /** Called to ask first, because their submission is not approved. */
  onVerify: () => void;
  onApproved?: () => void;
  onVerified?: () => void;
  /** The key that leads to the likely decision, if there is one. */
  decisionKey?: string;
  /** Gets the message of a failure, which is otherwise a toast. */
  onFailed?: (message: string) => void;
}

/** The decisions on the opened submission. After an approval, verifying is one click away. */
export function SubmissionFooter(props: SubmissionFooterProps) {
  const { submission, decisionKey, onReject, onVerify, onApproved, onVerified, onFailed } = props;
  const { status, userVerified, revision } = submission;
  const { approve, verify, busy } = useSubmissionActions(submission, onFailed);
  const isApproved = status === 'approved';
  return (
    <>
      {userVerified ? (
        <span className="self-center text-s text-ink-soft sm:mr-auto">User Verified</span>
      ) : (
        <Button
          variant={isApproved ? 'primary' : 'quiet'}
          icon={<BadgeCheck size={18} aria-hidden />}
          busy={busy === 'verify'}
          aria-keyshortcuts={isApproved ? decisionKey : undefined}
          onClick={
            isApproved ? () => void verify().then((done) => done && onVerified?.()) : onVerify
          }
          className="sm:mr-auto"
        >
          Verify User
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="quiet"
          icon={<X size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onReject}
        >
          Reject
        </Button>
      )}
      {!isApproved && (
        <Button
          icon={<Check size={18} aria-hidden />}
          busy={busy === 'approve'}
          aria-keyshortcuts={decisionKey}
          onClick={() => void approve(revision).then((done) => done && onApproved?.())}
        >
          Approve
        </Button>
      )}
    </>
  );
}
