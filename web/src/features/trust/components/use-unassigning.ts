import { TRUST_TEXTS } from '@hearthside/contract/trust/endpoints';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useAssign, useUnassign, type Assignment } from '../api/trusts';

/**
 * Removes somebody from a trust at once. Undo assigns them again, unless it is final. `about` names the person, or the
 * trust.
 */
export function useUnassigning(
  link: Assignment,
  about: string,
  onRemoved: () => void,
  isFinal = false,
) {
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
      if (isFinal) toast.success(TRUST_TEXTS.removed, about);
      else toast.undo(TRUST_TEXTS.removed, () => void putBack(), { about });
    } catch (error) {
      // Somebody was faster, or the first answer was lost: the row leaves now.
      if (hasCode(error, 'NOT_FOUND')) onRemoved();
      toast.error(messageOf(error, TRUST_TEXTS.removeFailed));
    }
  };
  return { remove: () => void remove(), busy: isMutating };
}
