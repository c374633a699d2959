import type { InboxState } from '@hearthside/contract/inbox/state-endpoints';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMe } from '@/features/session';
import { useStateAnswer } from './inbox-state';
import { useAtMoment } from '@/lib/use-at-moment';
import { inboxOf, type InboxStore } from './inbox-store';

/** What the inbox of the signed-in member keeps in this tab. */
export const useInboxStore = (): InboxStore => inboxOf(useMe().id);

/**
 * Calls `refresh` when lists and counts of the inbox may have changed, collected. `about` names what it requests: of
 * several hooks about the same, only one is called. `refresh` has to keep its identity.
 */
export function useInboxEvents(about: string, refresh: () => unknown): void {
  const { events } = useInboxStore();
  useEffect(() => events.subscribe(about, refresh), [events, about, refresh]);
}

/** The unread count, whether there is any chat, and the notification settings. Each is undefined until it is known. */
export function useInboxState(): Partial<InboxState> {
  const { data, mutate } = useStateAnswer();
  useInboxEvents('state', mutate);
  useAtMoment(data?.countsAgainAt, mutate);
  return { unread: data?.unread, hasChats: data?.hasChats, mailUnread: data?.mailUnread };
}

/**
 * Reports that the member has seen a chat up to a message. Reports are collected; a message older than the last
 * reported one changes nothing.
 */
export function useMarkRead(chatId: number): (messageId: number) => void {
  const { reads } = useInboxStore();
  return useCallback((messageId) => reads.mark(chatId, messageId), [reads, chatId]);
}

/** Marks everything in a chat as read up to a message because the member says so, whatever they have left for later. */
export function useMarkAllRead(chatId: number): (messageId: number) => void {
  const { reads } = useInboxStore();
  return useCallback(
    (messageId) => {
      reads.release(chatId);
      reads.mark(chatId, messageId);
    },
    [reads, chatId],
  );
}

/** The ids of the people in the chat on screen who are online now. Empty while it is not known. */
export function usePresence(chatId: number): ReadonlySet<number> {
  const { watched } = useInboxStore();
  useEffect(() => watched.open(chatId), [watched, chatId]);
  return useSyncExternalStore(watched.subscribe, () => watched.onlineIn(chatId));
}
