import { chatTitle, type Message } from '@hearthside/contract/inbox/fields';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { chats } from '../../api/chats';
import { useInboxStore } from '../../api/use-inbox';
import { useMessageChanges } from '../../api/use-message-changes';
import { leftOf, madeBy, type ChosenChat } from '../model/forward-draft';

/**
 * Forwards a message to the chosen chats and says so. `canUndo`: it can be taken back for some seconds, by deleting
 * what has arrived. Returns what became of it in each; rejects as the call does.
 */
export function useForward(canUndo: boolean) {
  const me = useMe();
  const inbox = useInboxStore();
  const { remove } = useMessageChanges();

  const undo = async (made: readonly Message[]) => {
    try {
      for (const message of made) await remove(message);
      toast.success('Forwarded message deleted');
    } catch (error) {
      toast.error('The forwarded message could not be deleted', messageOf(error));
    }
  };

  return async (message: Message, chosen: readonly ChosenChat[], comment: string) => {
    const to = chosen.map(({ chat, ...ids }) => ({ chatId: chat.id, ...ids }));
    const about = { chatId: message.chatId, messageId: message.id };
    const { results } = await chats.forward({ ...about, to, comment });
    const made = madeBy(results);
    for (const one of [...made].reverse()) inbox.takeMessage(one);
    const left = leftOf(chosen, results);
    const arrived = chosen.filter((one) => !left.includes(one));
    const [only] = arrived;
    if (!only) return results;
    const said =
      arrived.length === 1
        ? `Forwarded to ${chatTitle(only.chat, me.id)}`
        : `Forwarded to ${arrived.length} chats`;
    if (canUndo) toast.undo(said, () => void undo(made));
    else toast.success(said);
    return results;
  };
}
