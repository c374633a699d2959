import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { useRef, useState } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';
import { Notice } from '@/ui/notice';
import { senderOf } from '../../model/submission-words';
import { SubmissionFooter } from '../../review/components/submission-footer';
import { SubmissionReject } from '../../review/components/submission-reject';
import { SubmissionVerify } from '../../review/components/submission-verify';
import { isSettled, type Decided } from '../model/queue-order';
import { DECISION_KEY } from './use-queue-keys';

export interface QueueSubmissionProps {
  submission: SubmissionDetail;
  /** Called when nothing is left to decide about it. */
  onSettled: () => void;
}

/** Approve, Reject and Verify beside each other. After one that leaves another to be made, the focus goes to that. */
export function QueueSubmission({ submission, onSettled }: QueueSubmissionProps) {
  const [asking, setAsking] = useState<'reject' | 'verify'>();
  const [failure, setFailure] = useState('');
  const buttons = useRef<HTMLDivElement>(null);
  const { status, userVerified } = submission;
  const stop = () => setAsking(undefined);

  const decided = (change: Partial<Decided>) => {
    setFailure('');
    if (isSettled({ status, verified: userVerified, ...change })) return onSettled();
    // The pressed button is gone. Verify comes first in the row, and Approve last.
    const place = change.verified ? -1 : 0;
    const find = () => [...(buttons.current?.querySelectorAll('button') ?? [])].at(place);
    afterDialogs(
      () => buttons.current,
      () => find()?.focus({ preventScroll: true }),
    );
  };
  return (
    <div className="grid min-w-0 grow gap-2 max-lg:w-full">
      {failure && (
        <Notice tone="bad" live onDismiss={() => setFailure('')}>
          {failure}
        </Notice>
      )}
      {!failure && status === 'approved' && !userVerified && (
        <Notice tone="good" live>
          Approved. {senderOf(submission)} is not verified yet.
        </Notice>
      )}
      <div
        ref={buttons}
        className="flex flex-wrap justify-end gap-2 max-sm:[&>button]:grow max-sm:[&>button]:px-2.5"
      >
        <SubmissionFooter
          submission={submission}
          decisionKey={DECISION_KEY}
          onReject={() => setAsking('reject')}
          onVerify={() => setAsking('verify')}
          onApproved={() => decided({ status: 'approved' })}
          onVerified={() => decided({ verified: true })}
          onFailed={setFailure}
        />
      </div>
      <SubmissionReject
        submission={asking === 'reject' ? submission : undefined}
        onClose={stop}
        onRejected={() => decided({ status: 'rejected' })}
      />
      <SubmissionVerify
        submission={asking === 'verify' ? submission : undefined}
        onClose={stop}
        onVerified={() => decided({ verified: true })}
      />
    </div>
  );
}
