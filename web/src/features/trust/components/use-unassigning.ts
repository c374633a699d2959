import { TRUST_TEXTS } from '@hearthside/contract/trust/endpoints';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useAssign, useUnassign, type Assignment } from '../api/trusts';

/** Takes somebody out of a trust, at once; Undo assigns them again. `about`: whom, or out of which trust. */
export function useUnassigning(link: Assignment, about: string, onRemoved: () => void) {
  const { trigger: unassign, isMutating } = useUnassign();
  const { trigger: assign } = useAssign();

  const putBack = async () => {
    try {
      await assign(link);
      toast.success(TRUST_TEXTS.assigned, about);
    } catch (error) {
      toast.error(messageOf(error, TRUST_TEXTS.assignFailed));
    }
  };
  const remove = async () => {
    try {
      await unassign(link);
      onRemoved();
      toast.undo(TRUST_TEXTS.removed, () => void putBack(), { about });
    } catch (error) {
      toast.error(messageOf(error, TRUST_TEXTS.removeFailed));
    }
  };
  return { remove: () => void remove(), busy: isMutating };
}
