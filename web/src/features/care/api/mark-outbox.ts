import { careEndpoints } from '@hearthside/contract/care/endpoints';
import { realtime } from '@/lib/live/realtime';
import { openItemStore } from '@/lib/outbox/item-store';
import { ofMember, wakeWithConnection } from '@/lib/outbox/of-member';
import {
  OutboxRunner,
  type ItemDelivery,
  type ItemStore,
  type RunnerSurroundings,
} from '@/lib/outbox/outbox-runner';
import { browserTabs } from '@/lib/outbox/outbox-tabs';
import { isOwnSession, ownCall } from '@/lib/outbox/own-call';
import { setUnsent } from '@/lib/outbox/unsent-flag';
import {
  applyMarkEvent,
  markAsKept,
  newMark,
  type MarkEvent,
  type MarkExtra,
  type SentMark,
  type UnsentMark,
} from '../model/unsent-mark';
import { MarkDelivery, type MarkCalls } from './mark-delivery';

type MarkStore = ItemStore<UnsentMark, MarkEvent>;

/** What the outbox of marks needs from its surroundings. Tests pass their own. */
export type MarkOutboxSurroundings = Omit<
  RunnerSurroundings<UnsentMark, SentMark, MarkExtra, MarkStore>,
  'sent'
> & { calls: MarkCalls; memberId: number };

/** The marks of one member that the server does not have yet, in this tab. */
export class MarkOutbox extends OutboxRunner<UnsentMark, SentMark, MarkExtra, MarkStore> {
  readonly memberId: number;
  protected readonly applyToItem = applyMarkEvent;
  readonly #calls: MarkCalls;
  /** The ids of the marks that have arrived, by client id, for their Undo. */
  readonly #ids: Map<string, number>;
  readonly #listeners: Set<(sent?: SentMark) => void>;
  #leave: (() => void)[] | undefined;

  constructor({ calls, memberId, ...around }: MarkOutboxSurroundings) {
    const ids = new Map<string, number>();
    const listeners = new Set<(sent?: SentMark) => void>();
    const sent = (one: SentMark) => {
      ids.set(one.clientId, one.mark.id);
      for (const listener of [...listeners]) listener(one);
    };
    super({ ...around, sent });
    this.memberId = memberId;
    this.#calls = calls;
    this.#ids = ids;
    this.#listeners = listeners;
  }

  override start(): void {
    super.start();
    this.#leave ??= [
      wakeWithConnection(this.wake),
      realtime.watchStatus(() => realtime.isConnected() && this.wake()),
      this.subscribe(() => setUnsent('marks', this.memberId, this.items().length > 0)),
    ];
  }

  override close(): void {
    super.close();
    this.#leave?.forEach((each) => each());
  }

  /** Marks an occurrence, now or as soon as possible. Returns the mark's client id. */
  readonly mark = (given: Parameters<typeof newMark>[0]): string => {
    const item = newMark(given, this.items(), this.around.now());
    this.add(item, new Map(), () => undefined);
    return item.clientId;
  };

  /** Takes a mark back. Returns false if it is not here, because it has arrived. */
  readonly withdraw = (clientId: string): boolean => {
    const item = this.item(clientId);
    if (!item) return false;
    const isUntried = item.status === 'waiting' && item.tries === 0 && !item.withdrawn;
    // One that came second is on the server, where it counts as soon as the first is undone.
    const isRefused = item.status === 'failed' && !item.double;
    const type = isUntried || isRefused ? 'discarded' : 'withdrawn';
    this.do({ type, clientId });
    return true;
  };

  /** Forgets a mark, whatever has become of it. */
  readonly discard = (clientId: string): void => this.do({ type: 'discarded', clientId });

  /** The id of a mark that has arrived while this page was open. */
  readonly idOf = (clientId: string): number | undefined => this.#ids.get(clientId);

  /** Calls `listener` with each mark that has arrived, and without one if the calendar has changed otherwise. */
  readonly onSent = (listener: (sent?: SentMark) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The marks of a task are sent in the order in which they were made. */
  protected laneOf({ taskId }: UnsentMark): number {
    return taskId;
  }

  protected deliveryOf({ clientId }: UnsentMark): MarkDelivery {
    const { now, after, sent } = this.around;
    return new MarkDelivery(clientId, {
      calls: this.#calls,
      now,
      after,
      item: (id) => this.item(id),
      notify: this.notifyAll,
      arrived: (one) => {
        sent(one);
        this.arrived(clientId, one);
      },
      changed: () => [...this.#listeners].forEach((listener) => listener()),
    });
  }

  protected override interrupt(delivery: ItemDelivery, event: MarkEvent): void {
    if (event.type === 'withdrawn') delivery.stop();
  }
}

/** A mark that is sent this much later than it was made (in milliseconds) has the device's time. */
const AT_ONCE_MS = 5000;

const callsOf = (memberId: number): MarkCalls => ({
  async mark({ clientId, taskId, day, time, state, reason, createdAt }, options) {
    const isLate = Date.now() - Date.parse(createdAt) > AT_ONCE_MS;
    const given = { taskId, day, time, state, reason, clientId };
    const input = isLate ? { ...given, markedAt: createdAt } : given;
    return { clientId, ...(await ownCall(memberId, careEndpoints.mark, input, options)) };
  },
  async undo(item, options) {
    const { taskId, day, time, state, clientId } = item;
    const given = { taskId, day, time, state, clientId };
    await ownCall(memberId, careEndpoints.withdrawMark, given, options);
  },
});

/** The unsent marks of a member in this tab. */
export const markOutboxOf = ofMember((memberId) => {
  const database = `hearthside.marks.${memberId}`;
  return new MarkOutbox({
    memberId,
    calls: callsOf(memberId),
    openStore: () =>
      openItemStore(memberId, { database, applyToItem: applyMarkEvent, asKept: markAsKept }),
    openTabs: () => browserTabs(database),
    isReady: () => isOwnSession(memberId),
    now: () => Date.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
});
