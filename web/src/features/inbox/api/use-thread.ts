import type { Chat, ChatUser, Message, Quote } from '@hearthside/contract/inbox/fields';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OutboxItem } from '../outbox/model/outbox';
import { pendingIn, requoted } from '../outbox/model/outbox-pending';
import { useStoredThread } from '../stored/api/use-stored-thread';
import { ThreadStore } from './thread-store';
import { useInboxStore } from './use-inbox';

/** An open chat. */
export interface OpenThread {
  chat: Chat | undefined;
  /** Oldest first. Empty before the newest page has loaded. */
  messages: readonly Message[];
  /** The pinned messages, the last pinned first, whether they are loaded or not. */
  pins: readonly Message[];
  /** People who sent some of these messages and are no longer in the chat. */
  formerMembers: readonly ChatUser[];
  /** A quote in what is not sent yet, as its message is now. */
  quoted: (quote: Quote) => Quote;
  /** What this member has sent and has not arrived yet. Shown after the messages. */
  pending: readonly OutboxItem[];
  hasOlder: boolean;
  /** It was opened around a message, and what comes after these is not loaded yet. */
  hasNewer: boolean;
  /** How many hours after sending a message can be changed and deleted. */
  changeHours: number;
  /** Requests the page before. Never rejects; `olderError` has the error. */
  loadOlder: () => Promise<void>;
  /** Requests the page after, while there is one. Never rejects. */
  loadNewer: () => Promise<void>;
  /**
   * Requests everything back to the first unread message, page by page. Of very many it requests nothing, and returns
   * the message at which the thread is to be opened.
   */
  loadUnread: (readUpTo: number, count: number) => Promise<number | undefined>;
  loadingOlder: boolean;
  olderError: unknown;
  /** Why nothing is shown. A loaded thread stays while the server is away. */
  error: unknown;
  retry: () => void;
  /** Nothing has loaded yet. */
  isLoading: boolean;
  /** What was missed, before it was opened or during a connection loss, has been requested. */
  caughtUp: boolean;
  /** Set while the device's copy is shown, because the server does not answer: when it was last confirmed. */
  storedAt: string | undefined;
}

/**
 * The messages of a chat, kept up to date automatically: complete after every connection loss, and each message once.
 * With `around`, the messages around that one.
 */
export function useThread(chatId: number, around?: number): OpenThread {
  const inbox = useInboxStore();
  const thread = inbox.thread(ThreadStore, chatId, around);
  const loaded = useSyncExternalStore(thread.subscribe, thread.view);
  const { view, storedAt } = useStoredThread(inbox.memberId, thread, loaded, around);
  const outbox = useSyncExternalStore(inbox.outbox.subscribe, inbox.outbox.items);
  useEffect(() => thread.open(), [thread]);
  const { hasNewer, messages, quoted } = view;
  const pending = useMemo(
    // In the middle of a thread they would stand where they don't belong.
    () => (hasNewer ? [] : requoted(pendingIn(outbox, chatId, messages, inbox.memberId), quoted)),
    [outbox, chatId, hasNewer, messages, quoted, inbox.memberId],
  );
  return {
    chat: view.chat,
    messages: view.messages,
    pins: view.pins,
    formerMembers: view.formerMembers,
    quoted: view.quoted,
    pending,
    hasOlder: view.hasOlder,
    hasNewer: view.hasNewer,
    changeHours: view.changeHours,
    loadOlder: thread.loadOlder,
    loadNewer: thread.loadNewer,
    loadUnread: thread.loadUnread,
    loadingOlder: view.loadingOlder,
    olderError: view.olderError,
    error: view.error,
    retry: () => void thread.sync(),
    isLoading: view.isLoading,
    caughtUp: view.caughtUp,
    storedAt,
  };
}
