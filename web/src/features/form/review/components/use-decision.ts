import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { REVIEW_UNDO_SECONDS } from '@hearthside/contract/form/submission';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useReview, useUndoReview } from '../api/responses';

/** What is decided about a submission. */
interface Decision {
  responseId: number;
  approve: boolean;
  /** Why it is rejected, where that is said. */
  message?: string;
  /** What the reviewer has seen; where it was sent again since, the decision is refused. */
  revision?: string;
}

/** Decides on a submission and says so, with an Undo for as long as its member is not mailed. */
export function useDecision() {
  const { trigger: review } = useReview();
  const { trigger: undoReview } = useUndoReview();
  /** `sender`: the name of whom it is about. */
  return async (decision: Decision, sender: string) => {
    const until = AbortSignal.timeout(REVIEW_UNDO_SECONDS * 1000);
    const { id, revision } = await review({ ...decision, mayUndo: true });
    const undo = async () => {
      try {
        await undoReview({ responseId: id, revision });
        toast.success('Decision undone. Nobody was mailed about it.', sender);
      } catch (error) {
        toast.error(messageOf(error, 'The decision could not be undone'));
      }
    };
    const said = decision.approve ? FORM_TEXTS.approved : FORM_TEXTS.rejected;
    toast.undo(said, () => void undo(), { about: sender, until });
  };
}
