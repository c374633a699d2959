import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { useCallback, useEffect } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { chats } from './chats';
import { useInboxStore } from './use-inbox';

/** Once a chat is left, what is seen in it counts as read again, although some was marked as unread. */
export function useReadAgain(chatId: number): void {
  const { reads } = useInboxStore();
  useEffect(() => () => reads.release(chatId), [reads, chatId]);
}

/** Tells at any moment whether the open chat has been left for later, so that nothing in it is marked as read. */
export function useIsHeld(chatId: number): () => boolean {
  const { reads } = useInboxStore();
  return useCallback(() => reads.isHeld(chatId), [reads, chatId]);
}

/**
 * Marks a message of an open chat and those after it as unread. Until the chat is left, nothing that is seen in it counts
 * as read: it would be at once, because it is on screen. `marked` gets the chat as it is then.
 */
export function useMarkUnread(chatId: number, marked: (chat: Chat) => void) {
  const inbox = useInboxStore();
  return useCallback(
    async ({ id }: Pick<Message, 'id'>) => {
      const undoHold = await inbox.reads.hold(chatId);
      try {
        const { chat } = await chats.setMember({ chatId, unreadFrom: id });
        inbox.takeChat(chat);
        marked(chat);
        toast.success('Marked as unread');
      } catch (error) {
        undoHold();
        toast.error('The messages could not be marked as unread', messageOf(error));
      }
    },
    [inbox, chatId, marked],
  );
}
