import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import type { DoubleMark } from '@hearthside/contract/care/shapes';
import type { Delivered, ItemDelivery } from '@/lib/outbox/outbox-runner';
import { PatientCall, TRUSTED_MS } from '@/lib/outbox/patient-call';
import { sendFailure } from '@/lib/outbox/send-failure';
import type { MarkEvent, SentMark, UnsentMark } from '../model/unsent-mark';

/** The calls that bring a mark to the server, or take it back from there. */
export interface MarkCalls {
  mark: (
    item: UnsentMark,
    options: { signal: AbortSignal },
  ) => Promise<SentMark & { double: DoubleMark | null }>;
  /** Undoes a mark that may have arrived. */
  undo: (item: UnsentMark, options: { signal: AbortSignal }) => Promise<void>;
}

/** What a delivery needs from its outbox. */
export interface MarkSurroundings {
  calls: MarkCalls;
  /** The mark as it is now. Undefined if it is not to be sent anymore. */
  item: (clientId: string) => UnsentMark | undefined;
  notify: (event: MarkEvent) => void;
  arrived: (sent: SentMark) => void;
  /** Somebody was first: the calendar shows their mark. */
  changed: () => void;
  now: () => number;
  after: (ms: number, work: () => void) => () => void;
}

/** One try to bring a mark to the server. */
export class MarkDelivery implements ItemDelivery {
  readonly #call: PatientCall;
  #since: number | undefined;

  constructor(
    private readonly clientId: string,
    private readonly around: MarkSurroundings,
  ) {
    this.#call = new PatientCall(around.after);
  }

  stop(): void {
    this.#call.stop();
  }

  doubt(): void {
    if (this.#since !== undefined && this.around.now() - this.#since > TRUSTED_MS) this.stop();
  }

  async run(): Promise<Delivered> {
    const { clientId, around } = this;
    around.notify({ type: 'sending', clientId });
    const item = around.item(clientId);
    if (!item) return 'done';
    this.#since = around.now();
    try {
      if (item.withdrawn) await this.#undo(item);
      else await this.#mark(item);
      return 'done';
    } catch (error) {
      return this.#failed(error);
    }
  }

  async #mark(item: UnsentMark) {
    const { clientId, around } = this;
    const made = await this.#call.make((signal) => around.calls.mark(item, { signal }));
    // Taken back while the answer was under way.
    if (around.item(clientId)?.withdrawn) return this.#undo(item);
    if (made.double) {
      around.notify({ type: 'double', clientId, ...made.double });
      around.changed();
      return;
    }
    around.arrived({ clientId, mark: made.mark });
  }

  async #undo(item: UnsentMark) {
    const { clientId, around } = this;
    await this.#call.make((signal) => around.calls.undo(item, { signal }));
    around.notify({ type: 'discarded', clientId });
    around.changed();
  }

  #failed(error: unknown): Delivered {
    const { clientId, around } = this;
    const item = around.item(clientId);
    if (!item) return 'done';
    const failure = sendFailure(error, CARE_TEXTS.markFailed);
    if (failure.kind === 'later') return { later: true, counts: failure.counts };
    // What is not there can't be taken back, and nobody waits for it.
    if (item.withdrawn) around.notify({ type: 'discarded', clientId });
    else around.notify({ type: 'refused', clientId, problem: failure.problem });
    around.changed();
    return 'done';
  }
}
