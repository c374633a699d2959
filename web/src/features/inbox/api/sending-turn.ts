import type { OutboxTabs, OutboxWord } from './outbox-tabs';

/** A tab that sends answers within this, in milliseconds; one that does not is asleep. */
const ANSWER_MS = 3000;

/**
 * Whose turn it is to send. Where tabs can agree, one of them sends for all; each sends itself what the others
 * can't have.
 */
export class SendingTurn {
  #leads = false;
  /** What this tab sends in any case. */
  readonly #own = new Set<string>();
  #asking: (() => void) | undefined;

  constructor(
    private readonly tabs: OutboxTabs,
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

  /** The member has done something about it here: without one tab that sends for all, this one sends it. */
  takeUp(clientId: string): void {
    if (!this.tabs.canAgree) this.#own.add(clientId);
  }

  /** Nobody else has it. */
  keep(clientId: string): void {
    this.#own.add(clientId);
  }

  forget(clientId: string): void {
    this.#own.delete(clientId);
  }

  /** Hears what another tab asks or answers about this. */
  receive(word: OutboxWord): void {
    if (word.type === 'anybody' && this.#leads) this.tabs.post({ type: 'here' });
    if (word.type === 'here') this.#stopAsking();
  }

  /** Something is to be sent by another tab: if none says that it does it, this one will. False where nobody can be asked. */
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
