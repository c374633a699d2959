import { useCallback } from 'react';
import { chats } from '../../api/chats';
import { useInboxStore } from '../../api/use-inbox';

/** Puts a chat away for the admin alone. */
export function usePutAway(): (chatId: number) => Promise<void> {
  const inbox = useInboxStore();
  return useCallback(
    async (chatId) => inbox.takeChat((await chats.putAway({ chatId })).chat),
    [inbox],
  );
}

/** Who takes care of a chat, and whether somebody waits in it. Each rejects as its call does. */
export function useOfficeActions(chatId: number) {
  const inbox = useInboxStore();
  const assign = useCallback(
    async (assigneeId: number | null, before?: number | null) => {
      const asked = { chatId, assigneeId, ...(before !== undefined && { before }) };
      inbox.takeChat((await chats.assign(asked)).chat);
      inbox.events.notify('views');
    },
    [inbox, chatId],
  );
  const setWaiting = useCallback(
    async (waiting: boolean) => {
      inbox.takeChat((await chats.setWaiting({ chatId, waiting })).chat);
      inbox.events.notify('views');
    },
    [inbox, chatId],
  );
  return { assign, setWaiting };
}
