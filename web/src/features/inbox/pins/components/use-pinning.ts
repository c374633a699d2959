import type { Message } from '@hearthside/contract/inbox/fields';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useMessageChanges } from '../../api/use-message-changes';

/** Pins a message for everybody in the chat, or unpins it, which can be undone. Says so if that fails. */
export function usePinning() {
  const { pin } = useMessageChanges();
  const set = async (message: Message, pinned: boolean) => {
    try {
      await pin(message, pinned);
      if (!pinned) toast.undo('Message unpinned', () => void set(message, true));
    } catch (error) {
      toast.error(
        pinned ? 'The message could not be pinned' : 'The message could not be unpinned',
        messageOf(error),
      );
    }
  };
  return set;
}
