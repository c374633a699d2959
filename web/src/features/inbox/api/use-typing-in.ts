import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useInboxStore } from './use-inbox';

/** Who writes in a chat. */
export interface TypingIn {
  /** Ids of the others who are typing now, in the order in which they began. */
  typing: readonly number[];
  /** Tells the others; to be called at every key, it is passed on now and then. */
  emitTyping: () => void;
}

/** Who is typing in the chat on screen, and telling them that the member is. */
export function useTypingIn(chatId: number): TypingIn {
  const { watched } = useInboxStore();
  useEffect(() => watched.open(chatId), [watched, chatId]);
  const typing = useSyncExternalStore(watched.subscribe, () => watched.typingIn(chatId));
  const emitTyping = useCallback(() => watched.emitTyping(chatId), [watched, chatId]);
  return { typing, emitTyping };
}
