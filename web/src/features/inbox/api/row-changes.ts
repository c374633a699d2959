import type { Chat } from '@hearthside/contract/inbox/fields';
import { ApiError } from '@/lib/api/api-error';
import { chatIdOf, type ChatChange } from '../model/chat-change';

/** How long chats are collected before they are requested, in milliseconds. */
const GATHER_MS = 250;
/** If more chats than this changed at once, the whole list is requested. */
const CHATS_MAX = 5;

/** A list on screen that follows the changes. */
export interface PatchedList {
  /** Applies a change. Returns false if the chat has to be requested. */
  patch: (change: ChatChange) => boolean;
  refresh: () => unknown;
}

/** What requesting needs from its surroundings. */
export interface RowSurroundings {
  chat: (chatId: number) => Promise<Chat>;
  refreshAll: () => void;
}

/**
 * Applies what has happened to a chat to the lists on screen, so that a message does not cause a request for a list.
 * A chat that a list can't derive from the change is requested alone.
 */
export class RowChanges {
  readonly #lists: ({ about: string } & PatchedList)[] = [];
  readonly #wanted = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changes = 0;
  /** How many changes there had been when a list left the screen. */
  readonly #leftAt = new Map<string, number>();

  constructor(private readonly around: RowSurroundings) {}

  /**
   * Follows changes until the returned function is called. If several show the same list, only one does, because they
   * share it.
   */
  subscribe(about: string, list: PatchedList): () => void {
    const subscription = { about, ...list };
    this.#lists.push(subscription);
    const leftAt = this.#leftAt.get(about);
    if (leftAt !== undefined && leftAt < this.#changes) void list.refresh();
    return () => {
      this.#lists.splice(this.#lists.indexOf(subscription), 1);
      this.#leftAt.set(about, this.#changes);
    };
  }

  readonly take = (change: ChatChange): void => {
    this.#changes += 1;
    const one = new Map(this.#lists.map((list) => [list.about, list]));
    const known = [...one.values()].map((list) => list.patch(change));
    if (known.includes(false)) this.ask(chatIdOf(change));
  };

  /** Requests a chat of which it is only known that it has changed. */
  ask(chatId: number): void {
    this.#changes += 1;
    if (this.#lists.length === 0) return;
    this.#wanted.add(chatId);
    this.#timer ??= setTimeout(() => void this.#askNow(), GATHER_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted.clear();
  }

  async #askNow() {
    this.#timer = undefined;
    const ids = [...this.#wanted];
    this.#wanted.clear();
    if (ids.length > CHATS_MAX) return this.around.refreshAll();
    await Promise.all(ids.map((id) => this.#askFor(id)));
  }

  async #askFor(chatId: number) {
    try {
      this.take({ type: 'chat', chat: await this.around.chat(chatId) });
    } catch (error) {
      const isGone = error instanceof ApiError && [403, 404].includes(error.status);
      // If the server is away, reconnecting requests everything.
      if (isGone) this.take({ type: 'gone', chatId });
    }
  }
}
