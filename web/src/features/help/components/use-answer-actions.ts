import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useMoveAnswer, useRemoveAnswer, useRestoreAnswer } from '../api/answers';

/** Deletes an answer at once, with Undo (then calls `onRemoved`), and moves it among the others of its topic. */
export function useAnswerActions(item: HelpItem, onRemoved: () => void) {
  const { id, topic } = item;
  const { trigger: remove } = useRemoveAnswer();
  const { trigger: restore } = useRestoreAnswer();
  const moveBefore = useMoveAnswer(topic);

  const handleRestore = async () => {
    try {
      await restore({ id });
      toast.success('The answer is back');
    } catch (error) {
      toast.error(messageOf(error, 'The answer couldn’t be restored.'));
    }
  };
  return {
    remove: async () => {
      try {
        await remove({ id, topic });
        onRemoved();
        toast.undo('Answer deleted', () => void handleRestore());
      } catch (error) {
        toast.error(messageOf(error, HELP_TEXTS.deleteFailed));
      }
    },
    move: async (before: number | null) => {
      try {
        await moveBefore(id, before);
      } catch (error) {
        toast.error(messageOf(error, 'The answer could not be moved'));
      }
    },
  };
}
