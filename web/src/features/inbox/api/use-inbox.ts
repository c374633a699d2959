import type { InboxState } from '@hearthside/contract/inbox/endpoints';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMe } from '@/features/session';
import { useStateAnswer } from './chats';
import { inboxOf, type InboxStore } from './inbox-store';

/** What the inbox of the signed-in member keeps in this tab. */
export const useInboxStore = (): InboxStore => inboxOf(useMe().id);

/**
 * Calls when lists and counts of the inbox may be different, gathered. `about` is what is asked for then; of
 * several hooks that ask about the same, one does. `refresh` has to keep its identity.
 */
export function useInboxEvents(about: string, refresh: () => unknown): void {
  const { events } = useInboxStore();
  useEffect(() => events.subscribe(about, refresh), [events, about, refresh]);
}

/** How much is unread, whether there is any chat, and how the member is told; undefined each until it is known. */
export function useInboxState(): Partial<InboxState> {
  const { data, mutate } = useStateAnswer();
  useInboxEvents('state', mutate);
  return { unread: data?.unread, hasChats: data?.hasChats, mailUnread: data?.mailUnread };
}

/** Tells that the member has seen a chat up to a message. Gathered; what is older than what was told is nothing new. */
export function useMarkRead(chatId: number): (messageId: number) => void {
  const { reads } = useInboxStore();
  return useCallback((messageId) => reads.mark(chatId, messageId), [reads, chatId]);
}

/** The ids of those of the chat on screen who are there now; none while it is not known. */
export function usePresence(chatId: number): ReadonlySet<number> {
  const { watched } = useInboxStore();
  useEffect(() => watched.open(chatId), [watched, chatId]);
  return useSyncExternalStore(watched.subscribe, () => watched.onlineIn(chatId));
}
