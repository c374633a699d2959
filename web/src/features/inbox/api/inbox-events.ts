/** How long events are collected before lists and counts are requested again, in milliseconds. */
const GATHER_MS = 250;
/** An answer that takes longer than this, in milliseconds, is not waited for. */
const PATIENCE_MS = 10_000;

/** Tells lists and counts that they may have changed. Collects events, and never runs twice at once. */
export class InboxEvents {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #again = false;
  #wanted: Set<string> | 'all' = new Set();
  readonly #listeners: { about: string; listener: () => unknown }[] = [];

  /**
   * Calls the listener after events. If it returns a promise, the next call waits for it. If several listeners are
   * about the same thing, only one is called, because they share its answer.
   */
  readonly subscribe = (about: string, listener: () => unknown): (() => void) => {
    const subscription = { about, listener };
    this.#listeners.push(subscription);
    return () => {
      const at = this.#listeners.indexOf(subscription);
      if (at >= 0) this.#listeners.splice(at, 1);
    };
  };

  /** Something has changed: `about` says what. Without it, everything may have changed. */
  readonly notify = (about?: string): void => {
    if (about === undefined) this.#wanted = 'all';
    else if (this.#wanted !== 'all') this.#wanted.add(about);
    if (this.#isAsking) this.#again = true;
    else this.#timer ??= setTimeout(() => void this.#ask(), GATHER_MS);
  };

  async #ask() {
    this.#timer = undefined;
    this.#isAsking = true;
    this.#again = false;
    const wanted = this.#wanted;
    this.#wanted = new Set();
    const asking = this.#listeners.filter(({ about }) => wanted === 'all' || wanted.has(about));
    const one = new Map(asking.map(({ about, listener }) => [about, listener]));
    const asked = [...one.values()].map(async (listener) => listener());
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([Promise.allSettled(asked), patience]);
    this.#isAsking = false;
    if (this.#again) this.#timer ??= setTimeout(() => void this.#ask(), GATHER_MS);
  }
}
