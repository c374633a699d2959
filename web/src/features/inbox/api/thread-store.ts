import type { Chat, ChatUser } from '@hearthside/contract/inbox/fields';
import { MESSAGES_PAGE, MESSAGES_PAGE_MAX } from '@hearthside/contract/inbox/fields';
import { ApiError } from '@/lib/api/api-error';
import { isOfOthers } from '../model/of-others';
import { emptyThread, messageNow } from '../model/thread';
import { hasMoreCards, isSeenOtherwise, withAnswer } from '../model/thread-chat';
import { withOldLinks } from '../model/thread-links';
import { ThreadState } from './thread-state';

/** How many pages of unread messages opening a chat loads. Older ones are loaded only on request. */
const OPENING_PAGES = 5;

/**
 * The messages of one chat in this tab, from pages and from realtime events. Only pages move the point up to which
 * everything is known: a message that arrives after a connection loss may have a gap before it, which `sync` closes.
 */
export class ThreadStore extends ThreadState {
  /** The id of the message up to which, starting at the first one here, none is missing. */
  #completeTo = 0;
  /** The revision of the chat up to which all changes of messages are known. Undefined before the first page. */
  #changesTo: number | undefined;
  /** The pins were requested. From then on they follow the changes. */
  #hasPins = false;
  /** Counts how often everything was dropped: answers to earlier requests are ignored. */
  #turn = 0;
  #again = false;
  /** What is here was loaded without cards, which are shown from now on. */
  #lacksCards = false;

  /** Shows the thread: it catches up, and is kept up to date until the returned function is called. */
  open(): () => void {
    this.openings += 1;
    void this.sync();
    let isOpen = true;
    return () => {
      if (isOpen) this.openings -= 1;
      isOpen = false;
      if (this.isOpen) return;
      this.caughtUp = false;
      this.changed();
    };
  }

  /** Requests everything after what is known, page by page; at first the newest page. Never rejects. */
  readonly sync = (): Promise<void> => {
    // A running request may have been answered before the reason for this one.
    this.#again = this.syncing !== undefined;
    this.syncing ??= this.#syncAll();
    this.changed();
    return this.syncing;
  };

  /** Requests what was missed during a connection loss. Until that has loaded, the thread has not caught up. */
  comeBack(): Promise<void> {
    this.caughtUp = false;
    return this.sync();
  }

  /** Loads the page before the oldest message. Never rejects; the view shows the error. */
  readonly loadOlder = (): Promise<void> => this.#loadBefore(MESSAGES_PAGE);

  /** Loads everything between a message and the oldest one here, or at most this many pages of it. */
  readonly loadBackTo = async (messageId: number, pages = Infinity): Promise<void> => {
    for (let left = pages; left > 0 && this.#beginsAfter(messageId); left -= 1) {
      const oldest = this.thread.messages[0]?.id;
      await this.#loadBefore(MESSAGES_PAGE_MAX);
      if (this.thread.messages[0]?.id === oldest) return;
    }
  };

  /**
   * Loads back to the first of so many unread messages. If they are more than opening loads, the pages between are not
   * loaded, of which there may be thousands. It returns the message at which the thread is to be opened instead.
   */
  readonly loadUnread = async (readUpTo: number, count: number): Promise<number | undefined> => {
    const { chatId, around } = this;
    const isFar = count > OPENING_PAGES * MESSAGES_PAGE_MAX;
    const page = isFar ? around.messages({ chatId, after: readUpTo }) : undefined;
    const { messages = [] } = (await page?.catch(() => undefined)) ?? {};
    const first = messages.find((one) => isOfOthers(one, around.viewerId));
    if (!first) await this.loadBackTo(readUpTo);
    return first?.id;
  };

  /** Loads the page after the newest message here, if the end is not loaded yet. Never rejects. */
  readonly loadNewer = async (): Promise<void> => {
    if (!this.thread.hasNewer || this.syncing) return;
    this.syncing = this.#syncOnce(() => this.#loadPageAfter());
    this.changed();
    await this.syncing;
  };

  #beginsAfter(messageId: number): boolean {
    return this.thread.hasOlder && (this.thread.messages[0]?.id ?? 0) > messageId;
  }

  async #loadBefore(limit: number): Promise<void> {
    const oldest = this.thread.messages[0];
    if (this.loadingOlder || !this.thread.hasOlder || !oldest) return;
    const turn = this.#turn;
    this.loadingOlder = true;
    this.olderError = undefined;
    this.changed();
    try {
      const { chatId } = this;
      const page = await this.around.messages({ chatId, lastMessageId: oldest.id, limit });
      if (turn !== this.#turn) return;
      this.takeFormer(page.formerMembers);
      this.apply({ type: 'older', messages: page.messages, hasMore: page.hasMore });
    } catch (error) {
      if (turn === this.#turn) this.olderError = error;
    } finally {
      this.loadingOlder = false;
      this.changed();
    }
  }

  /** Takes in the chat from the answer to a call. */
  takeChat(chat: Chat): void {
    this.#setChat(chat);
    if (this.#lacksCards && this.isOpen) void this.sync();
    this.changed();
  }

  /** Pages that were loaded without cards have gaps once cards are shown. Everything is loaded anew then. */
  #noteCards(chat: Chat) {
    if (!this.chat || !hasMoreCards(this.chat, chat)) return;
    this.#lacksCards = this.thread.loaded;
  }

  #dropIncomplete() {
    if (!this.#lacksCards) return;
    this.#lacksCards = false;
    this.#dropPages();
  }

  #setChat(chat: Chat) {
    const before = this.chat;
    this.#noteCards(chat);
    if (before && isSeenOtherwise(before, chat)) {
      this.#drop();
      this.#again = this.syncing !== undefined;
      if (!this.#again && this.isOpen) void this.sync();
    }
    // Whoever has left stays the sender of what they wrote.
    this.takeFormer(
      (before?.members ?? [])
        .map(({ user }) => user)
        .filter(({ id }) => chat.members.every(({ user }) => user.id !== id)),
    );
    this.chat = withAnswer(this.chat, chat, this.around.viewerId);
  }

  /** Forgets everything. Answers to earlier requests are ignored. */
  #drop() {
    this.#dropPages();
    this.chat = undefined;
    this.former = [];
  }

  /** Forgets the messages, and keeps whose chat it is. */
  #dropPages() {
    this.#turn += 1;
    this.thread = emptyThread;
    this.#completeTo = 0;
    this.#changesTo = undefined;
    this.#hasPins = false;
  }

  /** Requests fresh links to the files of these messages. Rejects as the call does. */
  async renewLinks(ids: readonly number[]): Promise<void> {
    const { chatId } = this;
    let left = [...ids].sort((one, other) => one - other);
    for (let first = left[0]; first !== undefined; first = left[0]) {
      const limit = left.length === 1 ? 1 : MESSAGES_PAGE_MAX;
      const turn = this.#turn;
      const page = await this.around.messages({ chatId, after: first - 1, limit });
      if (turn !== this.#turn) return;
      this.apply({ type: 'newer', messages: page.messages, hasMore: page.hasMore });
      this.changed();
      const upTo = page.messages.at(-1)?.id ?? Infinity;
      left = left.filter((id) => id > upTo);
    }
  }

  /** Renews links that will soon expire. If that fails, the next run does it. */
  async renewOldLinks(): Promise<void> {
    const old = withOldLinks(this.thread.messages, this.around.now());
    if (old.length > 0) await this.renewLinks(old).catch(() => undefined);
  }

  #syncAll(): Promise<void> {
    return this.#syncOnce(async () => {
      this.#dropIncomplete();
      if (!this.thread.loaded) await this.#loadFirst();
      else await this.#catchUp();
      void this.#loadPins();
      void this.#loadAnswered();
    });
  }

  async #catchUp() {
    // In the middle of a thread, what comes next is loaded when its reader gets there.
    if (this.thread.hasNewer) await this.#loadChat();
    else await this.#loadNewer();
    await this.#loadChanges();
  }

  /** Requests the chat alone: it may have ended, or have other people. */
  async #loadChat() {
    this.#takePage(await this.around.messages({ chatId: this.chatId, limit: 1 }));
    this.changed();
  }

  /**
   * Requests what is pinned, once: pins follow the changes from then on, and are kept aside until their place is loaded.
   * Opening a thread doesn't wait for it. If it fails, the next sync does it.
   */
  async #loadPins() {
    const { chatId } = this;
    // Where no message was ever changed, none is pinned.
    if (this.#hasPins || !this.chat?.revision) return;
    const turn = this.#turn;
    this.#hasPins = true;
    try {
      const { messages, formerMembers } = await this.around.pins({ chatId });
      if (turn !== this.#turn) return;
      this.takeFormer(formerMembers);
      this.apply({ type: 'changed', messages });
      this.changed();
    } catch {
      if (turn === this.#turn) this.#hasPins = false;
    }
  }

  /**
   * Requests what is answered by something unsent and not loaded: it may have been edited or deleted since it was
   * quoted. Opening a thread doesn't wait for it. If it fails, the next sync does it.
   */
  async #loadAnswered() {
    const { chatId } = this;
    for (const id of this.around.answered()) {
      const turn = this.#turn;
      const held = messageNow(this.thread, id);
      const page = held
        ? { messages: [held] }
        : await this.around.messages({ chatId, after: id - 1, limit: 1 }).catch(() => undefined);
      if (turn !== this.#turn) return;
      this.apply({
        type: 'changed',
        messages: page?.messages.filter((one) => one.id === id) ?? [],
      });
      this.changed();
    }
  }

  async #syncOnce(load: () => Promise<unknown>) {
    do {
      this.#again = false;
      const turn = this.#turn;
      try {
        await load();
        if (turn === this.#turn) this.error = undefined;
      } catch (error) {
        if (turn === this.#turn) this.#fail(error);
      }
    } while (this.#again);
    this.syncing = undefined;
    if (this.#lacksCards && this.isOpen) return void this.sync();
    this.caughtUp = this.isOpen && this.thread.loaded;
    this.changed();
  }

  #loadFirst(): Promise<void> {
    return this.place === undefined ? this.#loadNewest() : this.#loadAround(this.place);
  }

  async #loadAround(messageId: number) {
    const page = await this.around.messages({ chatId: this.chatId, lastMessageId: messageId + 1 });
    this.#takePage(page);
    this.apply({ type: 'around', messages: page.messages, hasMore: page.hasMore });
    this.#completeTo = page.messages.at(-1)?.id ?? 0;
    await this.#loadPageAfter();
  }

  /** Loads the page after what is complete here. Tells whether there is more. */
  async #loadPageAfter(limit = MESSAGES_PAGE): Promise<boolean> {
    const after = this.#completeTo;
    const page = await this.around.messages({ chatId: this.chatId, after, limit });
    this.#takePage(page);
    this.apply({ type: 'newer', messages: page.messages, hasMore: page.hasMore });
    this.#completeTo = page.messages.at(-1)?.id ?? after;
    this.changed();
    return page.hasMore && this.#completeTo > after;
  }

  async #loadNewest() {
    const page = await this.around.messages({ chatId: this.chatId });
    this.#takePage(page);
    this.apply({ type: 'newest', messages: page.messages, hasMore: page.hasMore });
    this.#completeTo = page.messages.at(-1)?.id ?? 0;
    // A chat opens at its first unread message, so that message has to be loaded.
    if (page.chat.unread > 0) await this.loadBackTo(page.chat.readUpTo, OPENING_PAGES);
  }

  async #loadNewer() {
    for (let hasMore = true; hasMore;) hasMore = await this.#loadPageAfter(MESSAGES_PAGE_MAX);
  }

  /** Requests what was changed and deleted since the last known change, if there is anything. */
  async #loadChanges() {
    const { chatId } = this;
    for (let hasMore = this.chat?.revision !== this.#changesTo; hasMore;) {
      const page = await this.around.changes({ chatId, after: this.#changesTo ?? 0 });
      this.apply({ type: 'changed', messages: page.messages });
      this.#changesTo = page.upTo;
      this.changed();
      hasMore = page.hasMore;
    }
  }

  #takePage(page: TakenPage) {
    const { chat, formerMembers, changeHours } = page;
    this.#setChat(chat);
    // Older pages are at least as new as this.
    this.#changesTo ??= chat.revision;
    this.changeHours = changeHours;
    this.takeFormer(formerMembers);
  }

  /** A member who may no longer see the chat must not keep seeing what was loaded. A lost connection is different. */
  #fail(error: unknown) {
    const isClosed = error instanceof ApiError && [403, 404].includes(error.status);
    if (isClosed) {
      if (error.status === 404) this.around.lost(this.thread.messages);
      this.#drop();
      this.around.gone?.();
    }
    if (isClosed || !this.thread.loaded) this.error = error;
  }
}

interface TakenPage {
  chat: Chat;
  formerMembers: readonly ChatUser[];
  changeHours: number;
}
