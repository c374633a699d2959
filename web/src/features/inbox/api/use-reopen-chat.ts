import { useCallback } from 'react';
import { inboxApi } from './inbox-api';
import { useInboxStore } from './use-inbox-store';

/** Brings a chat back that the member has closed. A call each, not one mutation: several may be undone at a time. */
export function useReopenChat(): (chatId: number) => Promise<void> {
  const inbox = useInboxStore();
  return useCallback(
    async (chatId) => {
      const { chat } = await inboxApi.setMember({ chatId, closed: false });
      inbox.takeChat(chat);
    },
    [inbox],
  );
}
