import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { REVIEW_UNDO_SECONDS } from '@hearthside/contract/form/submission';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { draft } from '@/lib/drafts/draft';
import { toast } from '@/ui/toast/toast';
import { useReview, useUndoReview } from '../api/responses';

/** Why a submission is rejected, while it is typed. A decision on it makes that void. */
export const rejectDraft = (memberId: number, responseId: number) =>
  draft<{ message: string }>(memberId, `form.reject.${responseId}`);

/** A decision on a submission. */
interface Decision {
  responseId: number;
  approve: boolean;
  /** Why it is rejected, if a reason was given. */
  message?: string;
  /** The revision that the reviewer has seen. If it was sent again since, the decision is refused. */
  revision?: string;
}

/** Decides on a submission and reports it, with an Undo until the mail to its member is sent. */
export function useDecision() {
  const { trigger: review } = useReview();
  const { trigger: undoReview } = useUndoReview();
  const memberId = useMe().id;
  /** `sender` is the name of the member who sent it. */
  return async (decision: Decision, sender: string) => {
    const until = AbortSignal.timeout(REVIEW_UNDO_SECONDS * 1000);
    const { id, revision } = await review({ ...decision, mayUndo: true });
    const reason = rejectDraft(memberId, decision.responseId);
    reason.clear();
    const undo = async () => {
      try {
        await undoReview({ responseId: id, revision });
        const { approve, message = '' } = decision;
        // Whoever rejects it again goes on with the reason, unless another has been typed since.
        if (!approve && message && !reason.read()) reason.write({ message });
        toast.success('Decision undone. No one was emailed about it.', sender);
      } catch (error) {
        toast.error(messageOf(error, 'The decision could not be undone'));
      }
    };
    const said = decision.approve ? FORM_TEXTS.approved : FORM_TEXTS.rejected;
    toast.undo(said, () => void undo(), { about: sender, until });
  };
}
