import type { Chat, ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OutboxItem } from '../model/outbox';
import { pendingIn } from '../model/outbox-pending';
import { useInboxStore } from './use-inbox';

/** An open chat. */
export interface OpenThread {
  chat: Chat | undefined;
  /** Oldest first. Empty before the newest page has loaded. */
  messages: readonly Message[];
  /** People who sent some of these messages and are no longer in the chat. */
  formerMembers: readonly ChatUser[];
  /** What this member has sent and has not arrived yet. Shown after the messages. */
  pending: readonly OutboxItem[];
  hasOlder: boolean;
  /** Requests the page before. Never rejects; `olderError` has the error. */
  loadOlder: () => Promise<void>;
  /** Requests everything back to a message, page by page. */
  loadBackTo: (messageId: number) => Promise<void>;
  loadingOlder: boolean;
  olderError: unknown;
  /** Why nothing is shown. A loaded thread stays while the server is away. */
  error: unknown;
  retry: () => void;
  /** Nothing has loaded yet. */
  isLoading: boolean;
  /** What was missed, before it was opened or during a connection loss, has been requested. */
  caughtUp: boolean;
}

/**
 * The messages of a chat, kept up to date automatically: complete after every connection loss, and each message once.
 */
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
