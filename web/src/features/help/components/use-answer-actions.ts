import { HELP_TEXTS } from '@hearthside/contract/help';
import type { HelpItem } from '@hearthside/contract/help-endpoints';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useMoveAnswer } from '../api/use-move-answer';
import { useRemoveAnswer } from '../api/use-remove-answer';

/** Deletes an answer, at once and with Undo (`onRemoved` then), and moves it among the others of its topic. */
export function useAnswerActions(item: HelpItem, onRemoved: () => void) {
  const calls = useRemoveAnswer();
  const moveBefore = useMoveAnswer(item.topic);

  const handleRestore = async () => {
    try {
      await calls.restore(item);
      toast.success('The answer is back');
    } catch (error) {
      toast.error(messageOf(error, 'The answer could not be brought back.'));
    }
  };
  return {
    remove: async () => {
      try {
        await calls.remove(item);
        onRemoved();
        toast.undo('Answer deleted', () => void handleRestore());
      } catch (error) {
        toast.error(messageOf(error, HELP_TEXTS.deleteFailed));
      }
    },
    move: async (before: number | null) => {
      try {
        await moveBefore(item.id, before);
      } catch (error) {
        toast.error(messageOf(error, 'The answer could not be moved'));
      }
    },
  };
}
