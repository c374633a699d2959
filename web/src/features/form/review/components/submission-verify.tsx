import type { Submission } from '@hearthside/contract/form/submission';
import { USER_TEXTS } from '@hearthside/contract/member/users';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useVerifySender } from '../api/responses';
import { REVIEW_LOOKS, senderOf } from '../../model/submission-words';

export interface SubmissionVerifyProps {
  /** The submission whose sender is verified. The dialog is open while there is one. */
  submission: Submission | undefined;
  onClose: () => void;
  onVerified?: () => void;
}

/** Asks before a member is verified whose submission is not approved. */
export function SubmissionVerify({ submission, onClose, onVerified }: SubmissionVerifyProps) {
  const { shown, opening } = useSubject(submission);
  const verify = useVerifySender();
  if (!shown) return null;
  const name = senderOf(shown);
  return (
    <ConfirmDialog
      key={opening}
      open={submission !== undefined}
      onClose={onClose}
      title={`Verify ${name}?`}
      message={`Their submission “${shown.formTitle}” is ${REVIEW_LOOKS[shown.status].text.toLowerCase()}, not approved. Once verified they get everything that their role may see and do.`}
      confirmLabel="Verify User"
      busyLabel="Verifying..."
      onConfirm={async () => {
        await verify({ id: shown.userId, name }, true);
        onVerified?.();
      }}
      errorText={(error) => messageOf(error, USER_TEXTS.verifyFailed)}
    />
  );
}
