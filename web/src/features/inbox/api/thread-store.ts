import type { Chat, ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { MESSAGES_PAGE, MESSAGES_PAGE_MAX } from '@hearthside/contract/inbox/fields';
import type { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import type { Call } from '@/lib/api/api-client';
import { ApiError } from '@/lib/api/api-error';
import { applyThreadEvent, emptyThread, type Thread, type ThreadEvent } from '../model/thread';
import { withAnswer, withRead } from '../model/thread-chat';
import { withOldLinks } from '../model/thread-links';

/** How many pages of unread messages opening a chat loads. Older ones are loaded only on request. */
const OPENING_PAGES = 5;

/** A thread as it is shown. */
export interface ThreadView {
  chat: Chat | undefined;
  messages: readonly Message[];
  formerMembers: readonly ChatUser[];
  hasOlder: boolean;
  loadingOlder: boolean;
  olderError: unknown;
  error: unknown;
  isLoading: boolean;
  /** What was missed, before it was opened or during a connection loss, has been requested. */
  caughtUp: boolean;
}

/** What a thread needs from its surroundings. */
export interface ThreadSurroundings {
  viewerId: number;
  messages: Call<(typeof inboxEndpoints)['messages']>;
  /** Called with every page's messages. */
  came: (messages: readonly Message[]) => void;
  now: () => number;
}

/**
 * The messages of one chat in this tab, from pages and from realtime events. Only pages move the point up to which
 * everything is known: a message that arrives after a connection loss may have a gap before it, which `sync` closes.
 */
export class ThreadStore {
  #thread: Thread = emptyThread;
  #chat: Chat | undefined;
  #former: readonly ChatUser[] = [];
  #error: unknown;
  #olderError: unknown;
  #loadingOlder = false;
  /** The id of the message up to which, starting at the first one here, none is missing. */
  #completeTo = 0;
  /** Counts how often everything was dropped: answers to earlier requests are ignored. */
  #turn = 0;
  #syncing: Promise<void> | undefined;
  #again = false;
  #openings = 0;
  #caughtUp = false;
  #view: ThreadView | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly chatId: number,
    private readonly around: ThreadSurroundings,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly view = (): ThreadView => (this.#view ??= this.#makeView());

  get isOpen(): boolean {
    return this.#openings > 0;
  }

  /** Up to which message the member has read the chat, as far as is known here. 0 for none. */
  get readUpTo(): number {
    return this.#chat?.readUpTo ?? 0;
  }

  /** Shows the thread: it catches up, and is kept up to date until the returned function is called. */
  open(): () => void {
    this.#openings += 1;
    void this.sync();
    let isOpen = true;
    return () => {
      if (isOpen) this.#openings -= 1;
      isOpen = false;
      if (this.isOpen) return;
      this.#caughtUp = false;
      this.#changed();
    };
  }

  /** Requests everything after what is known, page by page; at first the newest page. Never rejects. */
  readonly sync = (): Promise<void> => {
    // A running request may have been answered before the reason for this one.
    this.#again = this.#syncing !== undefined;
    this.#syncing ??= this.#syncAll();
    this.#changed();
    return this.#syncing;
  };

  /** Requests what was missed during a connection loss. Until that has loaded, the thread has not caught up. */
  comeBack(): Promise<void> {
    this.#caughtUp = false;
    return this.sync();
  }

  /** Loads the page before the oldest message. Never rejects; the view shows the error. */
  readonly loadOlder = (): Promise<void> => this.#loadBefore(MESSAGES_PAGE);

  /** Loads everything between a message and the oldest one here, or at most this many pages of it. */
  readonly loadBackTo = async (messageId: number, pages = Infinity): Promise<void> => {
    for (let left = pages; left > 0 && this.#beginsAfter(messageId); left -= 1) {
      const oldest = this.#thread.messages[0]?.id;
      await this.#loadBefore(MESSAGES_PAGE_MAX);
      if (this.#thread.messages[0]?.id === oldest) return;
    }
  };

  #beginsAfter(messageId: number): boolean {
    return this.#thread.hasOlder && (this.#thread.messages[0]?.id ?? 0) > messageId;
  }

  async #loadBefore(limit: number): Promise<void> {
    const oldest = this.#thread.messages[0];
    if (this.#loadingOlder || !this.#thread.hasOlder || !oldest) return;
    const turn = this.#turn;
    this.#loadingOlder = true;
    this.#olderError = undefined;
    this.#changed();
    try {
      const { chatId } = this;
      const page = await this.around.messages({ chatId, lastMessageId: oldest.id, limit });
      if (turn !== this.#turn) return;
      this.#takeFormer(page.formerMembers);
      this.#apply({ type: 'older', messages: page.messages, hasMore: page.hasMore });
    } catch (error) {
      if (turn === this.#turn) this.#olderError = error;
    } finally {
      this.#loadingOlder = false;
      this.#changed();
    }
  }

  /** Takes in a message from a realtime event. */
  take(message: Message): void {
    this.#apply({ type: 'message', message });
    this.#changed();
  }

  /** Takes in that somebody has read the chat up to a message. */
  takeRead(memberId: number, readUpTo: number): void {
    if (!this.#chat) return;
    this.#chat = withRead(this.#chat, memberId, readUpTo, this.around.viewerId);
    this.#changed();
  }

  /** Takes in the chat from the answer to a call. */
  takeChat(chat: Chat): void {
    this.#chat = withAnswer(this.#chat, chat, this.around.viewerId);
    this.#changed();
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
      this.#apply({ type: 'newer', messages: page.messages, hasMore: page.hasMore });
      this.#changed();
      const upTo = page.messages.at(-1)?.id ?? Infinity;
      left = left.filter((id) => id > upTo);
    }
  }

  /** Renews links that will soon expire. If that fails, the next run does it. */
  async renewOldLinks(): Promise<void> {
    const old = withOldLinks(this.#thread.messages, this.around.now());
    if (old.length > 0) await this.renewLinks(old).catch(() => undefined);
  }

  async #syncAll() {
    do {
      this.#again = false;
      const turn = this.#turn;
      try {
        await (this.#thread.loaded ? this.#loadNewer() : this.#loadNewest());
        if (turn === this.#turn) this.#error = undefined;
      } catch (error) {
        if (turn === this.#turn) this.#fail(error);
      }
    } while (this.#again);
    this.#syncing = undefined;
    this.#caughtUp = this.isOpen && this.#thread.loaded;
    this.#changed();
  }

  async #loadNewest() {
    const { chatId } = this;
    const page = await this.around.messages({ chatId });
    this.#takePage(page);
    this.#apply({ type: 'newest', messages: page.messages, hasMore: page.hasMore });
    this.#completeTo = page.messages.at(-1)?.id ?? 0;
    // A chat opens at its first unread message, so that message has to be loaded.
    if (page.chat.unread > 0) await this.loadBackTo(page.chat.readUpTo, OPENING_PAGES);
  }

  async #loadNewer() {
    const { chatId } = this;
    for (let hasMore = true; hasMore;) {
      const after = this.#completeTo;
      const page = await this.around.messages({ chatId, after, limit: MESSAGES_PAGE_MAX });
      this.#takePage(page);
      this.#apply({ type: 'newer', messages: page.messages, hasMore: page.hasMore });
      this.#completeTo = page.messages.at(-1)?.id ?? after;
      this.#changed();
      hasMore = page.hasMore && this.#completeTo > after;
    }
  }

  #takePage({ chat, formerMembers }: { chat: Chat; formerMembers: readonly ChatUser[] }) {
    this.#chat = withAnswer(this.#chat, chat, this.around.viewerId);
    this.#takeFormer(formerMembers);
  }

  #takeFormer(people: readonly ChatUser[]) {
    const fresh = people.filter(({ id }) => this.#former.every((known) => known.id !== id));
    if (fresh.length > 0) this.#former = [...this.#former, ...fresh];
  }

  /** A member who may no longer see the chat must not keep seeing what was loaded. A lost connection is different. */
  #fail(error: unknown) {
    const isClosed = error instanceof ApiError && [403, 404].includes(error.status);
    if (isClosed) {
      this.#turn += 1;
      this.#thread = emptyThread;
      this.#chat = undefined;
      this.#former = [];
      this.#completeTo = 0;
    }
    if (isClosed || !this.#thread.loaded) this.#error = error;
  }

  #apply(event: ThreadEvent) {
    this.#thread = applyThreadEvent(this.#thread, event);
    if (event.type !== 'message') this.around.came(event.messages);
  }

  #changed() {
    const before = this.#view;
    const view = this.#makeView();
    if (before && sameView(before, view)) return;
    this.#view = view;
    for (const listener of [...this.#listeners]) listener();
  }

  #makeView(): ThreadView {
    const { loaded, messages, hasOlder } = this.#thread;
    return {
      chat: this.#chat,
      messages: loaded ? messages : NONE,
      formerMembers: this.#former,
      hasOlder,
      loadingOlder: this.#loadingOlder,
      olderError: this.#olderError,
      error: this.#error,
      isLoading: !loaded && (this.#syncing !== undefined || this.#error === undefined),
      caughtUp: this.#caughtUp,
    };
  }
}

const NONE: readonly Message[] = [];

const sameView = (one: ThreadView, other: ThreadView) =>
  (Object.keys(one) as (keyof ThreadView)[]).every((key) => one[key] === other[key]);
