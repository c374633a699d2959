import type { Chat } from '@hearthside/contract/inbox/fields';
import { ApiError } from '@/lib/api/api-error';
import { chatIdOf, type ChatChange } from '../model/chat-change';

/** So long chats are gathered before they are asked for, in milliseconds. */
const GATHER_MS = 250;
/** Of more than so many at once the whole list is asked for. */
const CHATS_MAX = 5;

/** What follows the changes: a list on screen. */
export interface PatchedList {
  /** Takes a change in; false where the chat has to be asked for. */
  patch: (change: ChatChange) => boolean;
  refresh: () => unknown;
}

/** What asking needs of its surroundings. */
export interface RowSurroundings {
  chat: (chatId: number) => Promise<Chat>;
  refreshAll: () => void;
}

/**
 * Carries what has happened to a chat into the lists on screen, so that a message asks for no list. A chat that a
 * list can't tell from the change is asked for alone.
 */
export class RowChanges {
  readonly #lists: ({ about: string } & PatchedList)[] = [];
  readonly #wanted = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changes = 0;
  /** How many changes there had been when a list went from the screen. */
  readonly #leftAt = new Map<string, number>();

  constructor(private readonly around: RowSurroundings) {}

  /** Follows changes until the answer is called. Of several that show the same list, one does: they share it. */
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

  /** Asks for a chat of which only is known that it is another one now. */
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
      // Where the server is away, coming back asks for everything.
      if (isGone) this.take({ type: 'gone', chatId });
    }
  }
}
