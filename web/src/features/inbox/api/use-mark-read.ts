import { useCallback } from 'react';
import { useInboxStore } from './use-inbox-store';

/** Tells that the member has seen a chat up to a message. Gathered; what is older than what was told is nothing new. */
export function useMarkRead(chatId: number): (messageId: number) => void {
  const { reads } = useInboxStore();
  return useCallback((messageId) => reads.mark(chatId, messageId), [reads, chatId]);
}
