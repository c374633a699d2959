import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { SubmissionDetail } from '@hearthside/contract/form/submission';
import { useState } from 'react';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { useSubject } from '@/lib/use-subject';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { ButtonLink } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { SkeletonText } from '@/ui/skeleton';
import { useSubmission } from '../api/responses';
import { senderOf } from '../../model/submission-words';
import { SubmissionFooter } from './submission-footer';
import { SubmissionReject } from './submission-reject';
import { SubmissionVerify } from './submission-verify';
import { SubmissionView } from './submission-view';

export interface SubmissionDialogProps {
  /** The dialog is open while there is one. */
  responseId: number | undefined;
  onClose: () => void;
}

/** A submission on top of the table, to read and decide on (part 2 §2). */
export function SubmissionDialog({ responseId, onClose }: SubmissionDialogProps) {
  const { shown, opening } = useSubject(responseId);
  if (shown === undefined) return null;
  return (
    <OpenSubmission
      key={opening}
      responseId={shown}
      open={responseId !== undefined}
      onClose={onClose}
    />
  );
}

interface OpenSubmissionProps {
  responseId: number;
  open: boolean;
  onClose: () => void;
}

function OpenSubmission({ responseId, open, onClose }: OpenSubmissionProps) {
  const found = useSubmission({ responseId });
  const { data, error } = found;
  const [rejecting, setRejecting] = useState<SubmissionDetail>();
  const [verifying, setVerifying] = useState<SubmissionDetail>();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title={data?.formTitle ?? 'Submission'}
      description={
        data && `${senderOf(data)} (${data.userEmail}), sent ${formatDateTime(data.submittedAt)}`
      }
      footer={
        data && (
          <SubmissionFooter
            submission={data}
            onReject={() => setRejecting(data)}
            onVerify={() => setVerifying(data)}
          />
        )
      }
    >
      <AsyncView
        {...viewOf(found)}
        // A missing submission won't appear by retrying.
        retry={isMissing ? undefined : () => found.mutate()}
        skeleton={<SkeletonText lines={12} label="Loading the submission..." />}
        errorTitle={FORM_TEXTS.submissionFailed}
        errorMessage={(reason) => {
          if (isMissing) return 'It may have been deleted, or the link may be wrong.';
          const message = messageOf(reason);
          return message === FORM_TEXTS.submissionFailed ? undefined : message;
        }}
      >
        {(detail) => (
          <>
            <div className="mb-2 -ml-3 flex flex-wrap justify-between gap-2">
              <ButtonLink variant="ghost" size="s" to={formPages.review('submissions', detail.id)}>
                Open at the review queue
              </ButtonLink>
              <MessageSender submission={detail} />
            </div>
            <SubmissionView detail={detail} />
          </>
        )}
      </AsyncView>
      {/* Rendered inside this dialog, so that each opens on top of it and hands the focus back to it. */}
      <SubmissionReject submission={rejecting} onClose={() => setRejecting(undefined)} />
      <SubmissionVerify submission={verifying} onClose={() => setVerifying(undefined)} />
    </Dialog>
  );
}

/** Opens the chat in which the reviewer writes to who sent it. */
function MessageSender({ submission }: { submission: SubmissionDetail }) {
  const me = useMe();
  const { userId, userRole, userState, userVerified } = submission;
  const sender = { id: userId, role: userRole, state: userState, verified: userVerified };
  return (
    <MessageButton
      memberId={userId}
      name={senderOf(submission)}
      way={messageWay(me, sender)}
      look="quiet"
      size="s"
    />
  );
}
