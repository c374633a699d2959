import { CHAT_FILES_MAX } from '@hearthside/contract/inbox/file';
import { useMe } from '@/features/session';
import { toast } from '@/ui/toast/toast';
import { useOutbox } from '../../api/use-outbox';
import type { OutboxItem } from '../../outbox/model/outbox';
import { hasRoomFor, putBack } from '../../api/put-back';

/**
 * Takes an unsent message back into the composer, with its files, and says so if that is too late. `asNew` where the
 * server has refused it: what is made of it is another message.
 */
export function useWithdrawing() {
  const me = useMe();
  const { withdraw, stage } = useOutbox();
  return async (item: OutboxItem, asNew = false) => {
    if (!hasRoomFor(me.id, item)) {
      return toast.error(
        'The message could not be withdrawn',
        `A message can have up to ${CHAT_FILES_MAX} files. Remove some of the files you’ve added, then try again.`,
      );
    }
    const taken = await withdraw(item.clientId);
    if (!taken) return toast.error('The message is already being sent');
    stage(item.chatId, putBack(me.id, taken.item, taken.files, asNew));
    document.querySelector<HTMLElement>('form[data-composer] textarea')?.focus();
    if (!asNew) toast.success('Message withdrawn');
  };
}
