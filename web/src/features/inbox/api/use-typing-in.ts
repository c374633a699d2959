import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useInboxStore } from './use-inbox';

/** Who is typing in a chat. */
export interface TypingIn {
  /** The ids of the others who are typing now, in the order in which they started. */
  typing: readonly number[];
  /** Tells the others. Call it at every key; it is passed on now and then. */
  emitTyping: () => void;
}

/** Who is typing in the chat on screen, and a way to tell them that the member is. */
export function useTypingIn(chatId: number): TypingIn {
  const { watched } = useInboxStore();
  useEffect(() => watched.open(chatId), [watched, chatId]);
  const typing = useSyncExternalStore(watched.subscribe, () => watched.typingIn(chatId));
  const emitTyping = useCallback(() => watched.emitTyping(chatId), [watched, chatId]);
  return { typing, emitTyping };
}
