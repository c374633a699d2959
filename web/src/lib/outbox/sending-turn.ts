import type { OutboxTabs, OutboxWord } from './outbox-tabs';

/** How long a sending tab may take to answer, in milliseconds. One that takes longer is asleep. */
const ANSWER_MS = 3000;

/**
 * Decides which tab sends. If tabs can coordinate, one of them sends for all. Each tab itself sends what the others
 * can't access.
 */
export class SendingTurn {
  #leads = false;
  /** What this tab sends in any case. */
  readonly #own = new Set<string>();
  #asking: (() => void) | undefined;

  constructor(
    private readonly tabs: OutboxTabs<unknown>,
    private readonly after: (ms: number, work: () => void) => () => void,
    changed: () => void,
  ) {
    tabs.lineUp((leads) => {
      this.#leads = leads;
      this.#stopAsking();
      changed();
    });
  }

  maySend(clientId: string): boolean {
    return this.#leads || this.#own.has(clientId);
  }

  /** The member has acted on it here. If no tab sends for all, this one sends it. */
  takeUp(clientId: string): void {
    if (!this.tabs.canAgree) this.#own.add(clientId);
  }

  /** No other tab has it. */
  keep(clientId: string): void {
    this.#own.add(clientId);
  }

  clear(clientId: string): void {
    this.#own.delete(clientId);
  }

  /** Handles a question or an answer from another tab. */
  receive(word: OutboxWord<unknown>): void {
    if (word.type === 'anybody' && this.#leads) this.tabs.post({ type: 'here' });
    if (word.type === 'here') this.#stopAsking();
  }

  /**
   * Something is to be sent by another tab: if none says that it will, this one does. Returns false if no tab can be
   * asked.
   */
  ask(): boolean {
    if (!this.tabs.canAgree) return false;
    if (this.#asking) return true;
    this.#asking = this.after(ANSWER_MS, () => {
      this.#asking = undefined;
      this.tabs.takeOver();
    });
    this.tabs.post({ type: 'anybody' });
    return true;
  }

  close(): void {
    this.#stopAsking();
    this.tabs.close();
  }

  #stopAsking() {
    this.#asking?.();
    this.#asking = undefined;
  }
}
