import type { Chat, ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OutboxItem } from '../model/outbox';
import { pendingIn } from '../model/outbox-pending';
import { useInboxStore } from './use-inbox';

/** An open chat. */
export interface OpenThread {
  chat: Chat | undefined;
  /** Oldest first; none before the newest page has come. */
  messages: readonly Message[];
  /** Who has sent some of these and is not among the chat's people any more. */
  formerMembers: readonly ChatUser[];
  /** What this member has sent and is not there yet; it belongs after the messages. */
  pending: readonly OutboxItem[];
  hasOlder: boolean;
  /** Asks for the page before; it fails quietly, `olderError` tells of it. */
  loadOlder: () => Promise<void>;
  /** Asks for everything back to a message, page by page. */
  loadBackTo: (messageId: number) => Promise<void>;
  loadingOlder: boolean;
  olderError: unknown;
  /** Why nothing is shown; a thread that is there stays while the server is away. */
  error: unknown;
  retry: () => void;
  /** Nothing has come yet. */
  isLoading: boolean;
  /** What was missed, before it was opened or while the line was gone, has been asked for. */
  caughtUp: boolean;
}

/** The messages of a chat: kept up to date by themselves, complete after every break, each once. */
export function useThread(chatId: number): OpenThread {
  const inbox = useInboxStore();
  const thread = inbox.thread(chatId);
  const view = useSyncExternalStore(thread.subscribe, thread.view);
  const outbox = useSyncExternalStore(inbox.outbox.subscribe, inbox.outbox.items);
  useEffect(() => thread.open(), [thread]);
  const pending = useMemo(
    () => pendingIn(outbox, chatId, view.messages, inbox.memberId),
    [outbox, chatId, view.messages, inbox.memberId],
  );
  return {
    chat: view.chat,
    messages: view.messages,
    formerMembers: view.formerMembers,
    pending,
    hasOlder: view.hasOlder,
    loadOlder: thread.loadOlder,
    loadBackTo: thread.loadBackTo,
    loadingOlder: view.loadingOlder,
    olderError: view.olderError,
    error: view.error,
    retry: () => void thread.sync(),
    isLoading: view.isLoading,
    caughtUp: view.caughtUp,
  };
}
