import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { Submission } from '@hearthside/contract/form/submission';
import { USER_TEXTS } from '@hearthside/contract/member/users';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useVerifySender } from '../api/responses';
import { senderOf } from '../../model/submission-words';
import { useDecision } from './use-decision';

/**
 * Approving a submission and verifying its sender, with a message about the result. `onFailed` gets the message of a
 * failure, which is otherwise a toast.
 */
export function useSubmissionActions(
  submission: Submission,
  onFailed: (message: string) => void = toast.error,
) {
  const { id, userId } = submission;
  const name = senderOf(submission);
  const decide = useDecision();
  const verifySender = useVerifySender();
  const [busy, setBusy] = useState<'approve' | 'verify'>();

  const attempt = async (
    what: 'approve' | 'verify',
    work: () => Promise<unknown>,
    failed: string,
  ) => {
    setBusy(what);
    try {
      await work();
      return true;
    } catch (error) {
      onFailed(messageOf(error, failed));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    /** `revision` is what the reviewer has seen. */
    approve: (revision: string) =>
      attempt(
        'approve',
        () => decide({ responseId: id, approve: true, revision }, name),
        FORM_TEXTS.approveFailed,
      ),
    verify: () =>
      attempt('verify', () => verifySender({ id: userId, name }, true), USER_TEXTS.verifyFailed),
  };
}
