import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { ApiError } from '@/lib/api/api-error';
import { realtime } from '@/lib/live/realtime';
import { ofMember, wakeWithConnection } from '@/lib/outbox/of-member';
import { composerDraft, editDraft, requoteDraft } from '../model/composer-draft';
import { recordDraft } from '../rooms/model/record-draft';
import type { MessageQuery } from '../model/message-query';
import { chats } from './chats';
import { notePutBack } from './put-back';
import { InboxEvents } from './inbox-events';
import { openOutboxStore } from './outbox-store';
import { MessageOutbox } from './message-outbox';
import { browserTabs } from '@/lib/outbox/outbox-tabs';
import { isOwnSession, ownCall } from '@/lib/outbox/own-call';
import { ReadMarks } from './read-marks';
import { RowChanges } from './row-changes';
import type { ThreadStore } from './thread-store';
import { WatchedChat } from './watched-chat';

/** How many chats are kept after they leave the screen, so that going back to one shows it at once. */
const KEPT_THREADS = 20;
/** How often to look for links that will soon expire, in milliseconds. */
const LINKS_MS = 60_000;

/** What the inbox of one member keeps in this tab, in addition to the data cache. */
export class InboxStore {
  readonly events = new InboxEvents();
  readonly rows = new RowChanges({
    chat: (chatId) => this.#askForChat(chatId),
    refreshAll: () => this.events.notify(),
  });
  readonly outbox: MessageOutbox;
  readonly reads: ReadMarks;
  readonly watched: WatchedChat;
  /** What was last searched for in messages, by the chat or in all, so that a search can be gone on with. */
  readonly searches = new Map<number | 'all', MessageQuery>();
  /** Notes of the office that are being written, by their chat. */
  readonly noteDrafts = new Map<number, string>();
  readonly #threads = new Map<number, ThreadStore>();
  /** The thread that was last opened around one of its messages. */
  #place: { around: number; thread: ThreadStore } | undefined;

  constructor(readonly memberId: number) {
    this.watched = new WatchedChat(memberId, realtime);
    this.reads = new ReadMarks({
      save: async (chatId, readUpTo) =>
        (await ownCall(memberId, inboxEndpoints.setMember, { chatId, readUpTo })).chat,
      saved: (chat) => this.takeChat(chat),
      readUpTo: (chatId) => Math.max(0, ...this.#threadsOf(chatId).map(({ readUpTo }) => readUpTo)),
    });
    this.outbox = new MessageOutbox({
      calls: {
        send: async ({ chatId, clientId, content, replyTo }, attachments, options) => {
          const input = { chatId, clientId, content, attachments, replyTo: replyTo?.id };
          return (await ownCall(memberId, inboxEndpoints.send, input, options)).message;
        },
        upload: (chatId, file, options) =>
          ownCall(memberId, inboxEndpoints.upload, { chatId, file }, options),
        removeUpload: (chatId, fileId) =>
          ownCall(memberId, inboxEndpoints.removeUpload, { chatId, fileId }),
      },
      openStore: () => openOutboxStore(memberId),
      openTabs: () => browserTabs(`hearthside.outbox.${memberId}`),
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
    const leave = [this.watched.start(), wakeWithConnection(this.outbox.wake)];
    const links = setInterval(() => this.#renewLinks(), LINKS_MS);
    return () => {
      clearInterval(links);
      for (const each of leave) each();
    };
  }

  /** Ends this tab's part, because another member or nobody is signed in. */
  close(): void {
    this.outbox.close();
    this.reads.close();
    this.rows.close();
    this.#threads.clear();
    this.noteDrafts.clear();
    this.#place = undefined;
  }

  /**
   * The messages of a chat, at its end or around one of them. The same object as long as the chat is on screen. The
   * caller brings the class, because the other pages, which have this store too, would load it for nothing.
   */
  thread(Thread: typeof ThreadStore, chatId: number, around?: number): ThreadStore {
    if (around !== undefined) return this.#threadAround(Thread, chatId, around);
    const held = this.#threads.get(chatId);
    const thread = held ?? this.#newThread(Thread, chatId);
    if (!held) {
      this.#makeRoom();
      this.#threads.set(chatId, thread);
    }
    return thread;
  }

  #threadAround(Thread: typeof ThreadStore, chatId: number, around: number): ThreadStore {
    const held = this.#place;
    if (held?.around === around && held.thread.chatId === chatId) return held.thread;
    const thread = this.#newThread(Thread, chatId, around);
    // What is known of the chat stays on screen while the place loads.
    const known = this.#threads.get(chatId)?.view().chat;
    if (known) thread.takeChat(known);
    this.#place = { around, thread };
    return thread;
  }

  #newThread(Thread: typeof ThreadStore, chatId: number, around?: number): ThreadStore {
    const surroundings = {
      viewerId: this.memberId,
      messages: chats.messages,
      changes: chats.changes,
      pins: chats.pins,
      came: (messages: readonly Message[]) =>
        messages
          .filter(({ senderId }) => senderId === this.memberId)
          .forEach((message) => {
            this.outbox.found(message);
            notePutBack(this.memberId, message);
          }),
      known: (messages: readonly Message[]) => this.#requote(chatId, messages),
      answered: () => this.#answeredIn(chatId),
      lost: (messages: readonly Message[]) => this.#removeOwn(chatId, messages),
      gone: () => this.rows.take({ type: 'gone', chatId }),
      now: () => Date.now(),
    };
    return new Thread(chatId, surroundings, around);
  }

  /** The messages of a chat that are answered by what is not sent yet. */
  #answeredIn(chatId: number): number[] {
    const unsent = this.outbox.items().filter((item) => item.chatId === chatId);
    return [composerDraft(this.memberId, chatId).read(), ...unsent].flatMap(
      (each) => each?.replyTo?.id ?? [],
    );
  }

  /** Nothing that is not sent yet keeps words that were edited or deleted, neither here nor on the device. */
  #requote(chatId: number, messages: readonly Message[]) {
    requoteDraft(composerDraft(this.memberId, chatId), messages);
    this.outbox.requote(messages);
    for (const { id, senderId, deletedAt } of messages) {
      if (deletedAt !== null) recordDraft(this.memberId, id).clear();
      if (deletedAt !== null && senderId === this.memberId) editDraft(this.memberId, id).clear();
    }
  }

  /** What is kept of a chat's messages: at its end, and around one of them. */
  #threadsOf(chatId: number): ThreadStore[] {
    return this.#allThreads().filter((thread) => thread.chatId === chatId);
  }

  #allThreads(): ThreadStore[] {
    return [...this.#threads.values(), ...(this.#place ? [this.#place.thread] : [])];
  }

  /** Takes in a message that arrived or that was just sent. */
  takeMessage(message: Message): void {
    // The thread comes first, so that a message leaves the outbox only when it is already in the thread.
    for (const thread of this.#threadsOf(message.chatId)) thread.take(message);
    const { senderId, clientId } = message;
    if (senderId === this.memberId) {
      this.outbox.arrived(clientId, message);
      notePutBack(this.memberId, message);
    }
    if (!message.event) this.watched.hasSent(message.chatId, message.senderId);
    this.rows.take({ type: 'message', message });
    this.events.notify('state');
  }

  /** Takes in a message that was changed or deleted. */
  takeChanged(message: Message): void {
    for (const thread of this.#threadsOf(message.chatId)) thread.takeChanged(message);
    // The chat may not have been opened in this tab.
    this.#requote(message.chatId, [message]);
    this.rows.take({ type: 'changed', message });
    // It may mention the member now, or no longer.
    if (message.editedAt !== null || message.deletedAt !== null) this.events.notify('state');
  }

  /** Takes in a chat from the answer to a call. */
  takeChat(chat: Chat): void {
    for (const thread of this.#threadsOf(chat.id)) thread.takeChat(chat);
    this.rows.take({ type: 'chat', chat });
    this.events.notify('state');
  }

  /** Takes in that somebody has read a chat up to a message. */
  takeRead(told: { chatId: number; memberId: number; readUpTo: number }): void {
    for (const thread of this.#threadsOf(told.chatId))
      thread.takeRead(told.memberId, told.readUpTo);
    // What others have read does not change this member's counts.
    if (told.memberId !== this.memberId) return;
    this.rows.take({ type: 'read', chatId: told.chatId, readUpTo: told.readUpTo });
    this.events.notify('state');
  }

  /** The member has left a chat. */
  left(chatId: number): void {
    this.#removeOwn(
      chatId,
      this.#threadsOf(chatId).flatMap((thread) => thread.view().messages),
    );
    this.#threads.delete(chatId);
    this.rows.take({ type: 'gone', chatId });
    this.events.notify('state');
  }

  async #askForChat(chatId: number): Promise<Chat> {
    try {
      return (await chats.messages({ chatId, limit: 1 })).chat;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.#removeOwn(chatId, []);
      throw error;
    }
  }

  /** Drops what the member has typed in a chat that they are no longer in, also what waits to be sent. */
  #removeOwn(chatId: number, messages: readonly Message[]) {
    composerDraft(this.memberId, chatId).clear();
    this.outbox.stage(chatId, []);
    for (const item of this.outbox.items()) {
      if (item.chatId === chatId) this.outbox.discard(item.clientId);
    }
    for (const { id, senderId } of messages) {
      if (senderId === this.memberId) editDraft(this.memberId, id).clear();
    }
  }

  /** A chat has changed, was added or was removed. */
  chatChanged(chatId: number): void {
    for (const thread of this.#threadsOf(chatId)) if (thread.isOpen) void thread.sync();
    // The member may not be in it any more, and nothing would ask until it is opened again.
    if (!this.#threads.get(chatId)?.isOpen) this.#threads.delete(chatId);
    const place = this.#place?.thread;
    if (place?.chatId === chatId && !place.isOpen) this.#place = undefined;
    this.rows.ask(chatId);
    this.events.notify('state');
  }

  /** Requests everything that may have been missed. After a connection loss, the viewer is told of it. */
  catchUp(afterBreak = false): void {
    for (const thread of this.#allThreads()) {
      if (thread.isOpen) void (afterBreak ? thread.comeBack() : thread.sync());
    }
    this.outbox.wake();
    this.reads.flush();
    this.events.notify();
  }

  #renewLinks() {
    if (document.visibilityState === 'hidden') return;
    for (const thread of this.#allThreads()) if (thread.isOpen) void thread.renewOldLinks();
  }

  /** Drops the chats that were opened first and are not on screen. */
  #makeRoom() {
    for (const [chatId, { isOpen }] of this.#threads) {
      if (this.#threads.size < KEPT_THREADS) return;
      if (!isOpen) this.#threads.delete(chatId);
    }
  }
}

/** The inbox of a member in this tab. */
export const inboxOf = ofMember((memberId) => new InboxStore(memberId));
