import { useEffect, useSyncExternalStore } from 'react';
import { useInboxStore } from './use-inbox-store';

/** The ids of those of the chat on screen who are there now; none while it is not known. */
export function usePresence(chatId: number): ReadonlySet<number> {
  const { watched } = useInboxStore();
  useEffect(() => watched.open(chatId), [watched, chatId]);
  return useSyncExternalStore(watched.subscribe, () => watched.onlineIn(chatId));
}
