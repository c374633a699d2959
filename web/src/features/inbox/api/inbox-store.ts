import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { realtime } from '@/lib/live/realtime';
import { session } from '@/lib/session/session';
import { chats } from './chats';
import { InboxEvents } from './inbox-events';
import { openOutboxStore } from './outbox-store';
import { OutboxRunner } from './outbox-runner';
import { browserTabs } from './outbox-tabs';
import { isOwnSession, ownCall } from './own-call';
import { ReadMarks } from './read-marks';
import { RowChanges } from './row-changes';
import { ThreadStore } from './thread-store';
import { WatchedChat } from './watched-chat';

/** How many chats are kept after they leave the screen, so that going back to one shows it at once. */
const KEPT_THREADS = 20;
/** How often to look for links that will soon expire, in milliseconds. */
const LINKS_MS = 60_000;

/** What the inbox of one member keeps in this tab, in addition to the data cache. */
export class InboxStore {
  readonly events = new InboxEvents();
  readonly rows = new RowChanges({
    chat: async (chatId) => (await chats.messages({ chatId, limit: 1 })).chat,
    refreshAll: () => this.events.notify(),
  });
  readonly outbox: OutboxRunner;
  readonly reads: ReadMarks;
  readonly watched: WatchedChat;
  readonly #threads = new Map<number, ThreadStore>();

  constructor(readonly memberId: number) {
    this.watched = new WatchedChat(memberId, realtime);
    this.reads = new ReadMarks({
      save: async (chatId, readUpTo) =>
        (await ownCall(memberId, inboxEndpoints.setMember, { chatId, readUpTo })).chat,
      saved: (chat) => this.takeChat(chat),
      readUpTo: (chatId) => this.#threads.get(chatId)?.readUpTo ?? 0,
    });
    this.outbox = new OutboxRunner({
      calls: {
        send: async ({ chatId, clientId, content }, attachments, options) => {
          const input = { chatId, clientId, content, attachments };
          return (await ownCall(memberId, inboxEndpoints.send, input, options)).message;
        },
        upload: (chatId, file, options) =>
          ownCall(memberId, inboxEndpoints.upload, { chatId, file }, options),
        removeUpload: (chatId, fileId) =>
          ownCall(memberId, inboxEndpoints.removeUpload, { chatId, fileId }),
      },
      openStore: () => openOutboxStore(memberId),
      openTabs: () => browserTabs(memberId),
      isReady: () => isOwnSession(memberId),
      sent: (message) => this.takeMessage(message),
      now: () => Date.now(),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
  }

  /** Starts sending what is stored and renewing links, until the returned function is called. */
  start(): () => void {
    this.outbox.start();
    const wake = () => this.outbox.wake();
    const leave = [this.watched.start(), session.subscribe(wake)];
    window.addEventListener('online', wake);
    const links = setInterval(() => this.#renewLinks(), LINKS_MS);
    return () => {
      clearInterval(links);
      window.removeEventListener('online', wake);
      for (const each of leave) each();
    };
  }

  /** Ends this tab's part, because another member or nobody is signed in. */
  close(): void {
    this.outbox.close();
    this.reads.close();
    this.rows.close();
    this.#threads.clear();
  }

  /** The messages of a chat. The same object as long as the chat is on screen. */
  thread(chatId: number): ThreadStore {
    const held = this.#threads.get(chatId);
    const thread =
      held ??
      new ThreadStore(chatId, {
        viewerId: this.memberId,
        messages: chats.messages,
        came: (messages) =>
          messages.filter(({ senderId }) => senderId === this.memberId).forEach(this.outbox.found),
        now: () => Date.now(),
      });
    if (!held) {
      this.#makeRoom();
      this.#threads.set(chatId, thread);
    }
    return thread;
  }

  /** Takes in a message that arrived or that was just sent. */
  takeMessage(message: Message): void {
    // The thread comes first, so that a message leaves the outbox only when it is already in the thread.
    this.#threads.get(message.chatId)?.take(message);
    const { senderId, clientId } = message;
    if (senderId === this.memberId) this.outbox.arrived(clientId, message);
    this.watched.hasSent(message.chatId, message.senderId);
    this.rows.take({ type: 'message', message });
    this.events.notify('state');
  }

  /** Takes in a chat from the answer to a call. */
  takeChat(chat: Chat): void {
    this.#threads.get(chat.id)?.takeChat(chat);
    this.rows.take({ type: 'chat', chat });
    this.events.notify('state');
  }

  /** Takes in that somebody has read a chat up to a message. */
  takeRead(told: { chatId: number; memberId: number; readUpTo: number }): void {
    this.#threads.get(told.chatId)?.takeRead(told.memberId, told.readUpTo);
    // What others have read does not change this member's counts.
    if (told.memberId !== this.memberId) return;
    this.rows.take({ type: 'read', chatId: told.chatId, readUpTo: told.readUpTo });
    this.events.notify('state');
  }

  /** A chat has changed, was added or was removed. */
  chatChanged(chatId: number): void {
    const thread = this.#threads.get(chatId);
    if (thread?.isOpen) void thread.sync();
    this.rows.ask(chatId);
    this.events.notify('state');
  }

  /** Requests everything that may have been missed. After a connection loss, the viewer is told of it. */
  catchUp(afterBreak = false): void {
    for (const thread of this.#threads.values()) {
      if (thread.isOpen) void (afterBreak ? thread.comeBack() : thread.sync());
    }
    this.outbox.wake();
    this.reads.flush();
    this.events.notify();
  }

  #renewLinks() {
    if (document.visibilityState === 'hidden') return;
    for (const thread of this.#threads.values()) if (thread.isOpen) void thread.renewOldLinks();
  }

  /** Drops the chats that were opened first and are not on screen. */
  #makeRoom() {
    for (const [chatId, { isOpen }] of this.#threads) {
      if (this.#threads.size < KEPT_THREADS) return;
      if (!isOpen) this.#threads.delete(chatId);
    }
  }
}

let current: InboxStore | undefined;
let isFollowing = false;

/** The inbox of a member in this tab. There is only one at a time: opening another member's closes it. */
export function inboxOf(memberId: number): InboxStore {
  if (!isFollowing) session.subscribe(leaveWithSession);
  isFollowing = true;
  if (current?.memberId !== memberId) {
    current?.close();
    current = new InboxStore(memberId);
  }
  return current;
}

/** A member who signs out takes their inbox with them. A session that ended on its own only interrupts it. */
function leaveWithSession() {
  const state = session.state();
  const isOver =
    state.status === 'signed-out' ||
    (state.status === 'signed-in' && state.me.id !== current?.memberId);
  if (!isOver) return;
  current?.close();
  current = undefined;
}
