import { FORM_LIMITS, FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { Submission } from '@hearthside/contract/form/submission';
import { useState, type FormEvent } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Textarea } from '@/ui/fields/textarea';
import { senderOf } from '../../model/submission-words';
import { useDecision } from './use-decision';

export interface SubmissionRejectProps {
  /** The submission to reject. The dialog is open while there is one. */
  submission: Submission | undefined;
  onClose: () => void;
  onRejected?: () => void;
}

/** Rejects a submission, with an optional reason (part 2 §5). */
export function SubmissionReject({ submission, onClose, onRejected }: SubmissionRejectProps) {
  const { shown, opening } = useSubject(submission);
  if (!shown) return null;
  return (
    <RejectDialog
      key={opening}
      submission={shown}
      open={submission !== undefined}
      onClose={onClose}
      onRejected={onRejected}
    />
  );
}

/** The consequences of a rejection. */
function rejectionWords(submission: Submission): string {
  const { canResend, formTitle } = submission;
  return canResend
    ? `We’ll notify ${senderOf(submission)}, who can change the answers to “${formTitle}” and send them again.`
    : `We’ll notify ${senderOf(submission)}, who can’t send “${formTitle}” again: it is not meant for them anymore.`;
}

interface RejectDialogProps extends Omit<SubmissionRejectProps, 'submission'> {
  submission: Submission;
  open: boolean;
}

function RejectDialog({ submission, open, onClose, onRejected }: RejectDialogProps) {
  const decide = useDecision();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const tooLong = message.length > FORM_LIMITS.message;

  const reject = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || tooLong) return;
    setBusy(true);
    setFailure('');
    try {
      const { id, revision } = submission;
      const decision = { responseId: id, approve: false, message: message.trim(), revision };
      await decide(decision, senderOf(submission));
      onClose();
      onRejected?.();
    } catch (error) {
      setFailure(messageOf(error, FORM_TEXTS.approveFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Reject submission"
      description={rejectionWords(submission)}
      dismissable={!isBusy}
      onSubmit={(event) => void reject(event)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel="Rejecting...">
            Reject
          </Button>
        </>
      }
    >
      <Field
        label="Reason"
        optional
        hint="They’ll see this exactly as you write it."
        error={tooLong ? `At most ${FORM_LIMITS.message} characters` : undefined}
      >
        <Textarea
          data-autofocus
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <div aria-live="assertive">
        {failure && (
          <Notice tone="bad" className="mt-3">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
