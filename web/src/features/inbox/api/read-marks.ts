import type { Chat } from '@hearthside/contract/inbox/fields';
import { sendFailure } from '@/lib/outbox/send-failure';

/** How long marks are collected, in milliseconds, so that scrolling through a chat is one mark. */
const GATHER_MS = 400;
/** How long to wait before trying again if the server was away, in milliseconds. */
const AGAIN_MS = 10_000;

/** What the read marks need from their surroundings. */
export interface MarkSurroundings {
  save: (chatId: number, readUpTo: number) => Promise<Chat>;
  saved: (chat: Chat) => void;
  /** Up to which message the server knows a chat to be read. */
  readUpTo: (chatId: number) => number;
}

/** Reports to the server what the member has seen: collected, one call at a time per chat, and never backward. */
export class ReadMarks {
  /** The newest message that was seen and not reported yet, per chat. */
  readonly #seen = new Map<number, number>();
  readonly #inFlight = new Map<number, Promise<void>>();
  /** Chats in which nothing that is seen counts as read for now. */
  readonly #held = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly around: MarkSurroundings) {}

  /** The member has seen a chat up to this message. */
  readonly mark = (chatId: number, messageId: number): void => {
    if (this.#held.has(chatId)) return;
    const known = Math.max(this.#seen.get(chatId) ?? 0, this.around.readUpTo(chatId));
    if (messageId <= known) return;
    this.#seen.set(chatId, messageId);
    this.#later(GATHER_MS);
  };

  /**
   * From now on, nothing in a chat is reported until it is released: the member leaves it for later while it is open.
   * Resolves once no earlier report is on its way, with what undoes this if it can't be marked as unread after all.
   */
  async hold(chatId: number): Promise<() => void> {
    const seen = this.#seen.get(chatId);
    const wasHeld = this.#held.has(chatId);
    this.#held.add(chatId);
    this.#seen.delete(chatId);
    await this.#inFlight.get(chatId);
    return () => {
      if (wasHeld) return;
      this.release(chatId);
      if (seen !== undefined) this.mark(chatId, seen);
    };
  }

  /** Whether nothing that is seen in a chat counts as read for now. */
  readonly isHeld = (chatId: number): boolean => this.#held.has(chatId);

  /** What is seen in a chat counts as read again. */
  readonly release = (chatId: number): void => void this.#held.delete(chatId);

  /** Reports now what was not reported yet. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [chatId, readUpTo] of this.#seen) {
      if (!this.#inFlight.has(chatId)) this.#inFlight.set(chatId, this.#notify(chatId, readUpTo));
    }
  };

  /** Drops what was not reported yet. */
  close(): void {
    clearTimeout(this.#timer);
    this.#seen.clear();
  }

  async #notify(chatId: number, readUpTo: number) {
    let wait = GATHER_MS;
    try {
      this.around.saved(await this.around.save(chatId, readUpTo));
      this.#done(chatId, readUpTo);
    } catch (error) {
      // A mark that was not saved only leaves messages unread. One that is refused always will be.
      if (sendFailure(error, '').kind === 'later') wait = AGAIN_MS;
      else this.#done(chatId, readUpTo);
    } finally {
      this.#inFlight.delete(chatId);
      if (this.#seen.has(chatId)) this.#later(wait);
    }
  }

  #done(chatId: number, readUpTo: number) {
    if (this.#seen.get(chatId) === readUpTo) this.#seen.delete(chatId);
  }

  #later(ms: number) {
    this.#timer ??= setTimeout(this.flush, ms);
  }
}
