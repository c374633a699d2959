import type { Chat } from '@hearthside/contract/inbox/fields';
import { sendFailure } from '../model/send-failure';

/** So long marks are gathered, in milliseconds: scrolling through a chat is one mark. */
const GATHER_MS = 400;
/** After this the server is asked again where it was away. */
const AGAIN_MS = 10_000;

/** What the marks need of their surroundings. */
export interface MarkSurroundings {
  save: (chatId: number, readUpTo: number) => Promise<Chat>;
  saved: (chat: Chat) => void;
  /** Up to where the server knows a chat to be read. */
  readUpTo: (chatId: number) => number;
}

/** Tells the server what the member has seen: gathered, one at a time per chat, and never back. */
export class ReadMarks {
  /** The newest message that was seen and is not told yet, per chat. */
  readonly #seen = new Map<number, number>();
  readonly #inFlight = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly around: MarkSurroundings) {}

  /** The member has seen a chat up to this message. */
  readonly mark = (chatId: number, messageId: number): void => {
    const known = Math.max(this.#seen.get(chatId) ?? 0, this.around.readUpTo(chatId));
    if (messageId <= known) return;
    this.#seen.set(chatId, messageId);
    this.#later(GATHER_MS);
  };

  /** Tells what is not told yet, now. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [chatId, readUpTo] of this.#seen) {
      if (!this.#inFlight.has(chatId)) void this.#notify(chatId, readUpTo);
    }
  };

  /** Forgets what is not told yet. */
  close(): void {
    clearTimeout(this.#timer);
    this.#seen.clear();
  }

  async #notify(chatId: number, readUpTo: number) {
    this.#inFlight.add(chatId);
    let wait = GATHER_MS;
    try {
      this.around.saved(await this.around.save(chatId, readUpTo));
      this.#done(chatId, readUpTo);
    } catch (error) {
      // A mark that did not get through only shows as unread; one that is refused will always be.
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
