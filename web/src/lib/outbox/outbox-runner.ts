import {
  afterEvent,
  withItems,
  type ApplyToItem,
  type ExtraEvent,
  type OutboxItems,
  type OutgoingEvent,
  type OutgoingItem,
} from './outbox-items';
import { plan, waitAfter } from './outbox-schedule';
import type { OutboxTabs } from './outbox-tabs';
import { SendingTurn } from './sending-turn';

/** Where the items of a member are stored. */
export interface ItemStore<Item, Event> {
  /** Whether other tabs and later pages see what is stored. */
  readonly isShared: boolean;
  /** Everything that is stored, in no particular order. */
  load(): Promise<Item[]>;
  /** Stores an item with its files' bytes, completely or not at all. Rejects if there is no room. */
  add(item: Item, blobs: ReadonlyMap<string, Blob>): Promise<void>;
  /** Stores what has happened to an item. Items that are not stored here are ignored. */
  change(event: Event): Promise<void>;
  close(): void;
}

/** How a try has ended: the item is done, or it has to be tried again later. */
export type Delivered = 'done' | { later: true; counts: boolean };

/** One try to bring an item to the server. */
export interface ItemDelivery {
  /** Never rejects. The outbox is told what has happened. */
  run(): Promise<Delivered>;
  /** Aborts what is under way now. With a file's local id, only if that file is being uploaded. */
  stop(localId?: string): void;
  /** The connection was lost: what was under way may wait for an answer that never comes. */
  doubt(): void;
}

/** What an outbox needs from its surroundings. Tests pass their own. */
export interface RunnerSurroundings<Item, Answer, Extra, Store> {
  openStore: () => Promise<Store>;
  openTabs: () => OutboxTabs<OutgoingEvent<Item, Answer> | Extra>;
  /** Whether a session is open, and is the session of this outbox's member. */
  isReady: () => boolean;
  /** Called with what the server has made of an item, here or in another tab. */
  sent: (answer: Answer) => void;
  now: () => number;
  /** Does the work after this many milliseconds. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
}

/** How often to check whether another tab has really sent what it should send, in milliseconds. */
const LOOK_MS = 10_000;

/** What exists once the outbox has started. */
interface Begun<Event, Store> {
  store: Promise<Store>;
  tabs: OutboxTabs<Event>;
  turn: SendingTurn;
}

/**
 * The unsent items of one member, in this tab: shown at once, stored on the device, sent in order, retried
 * automatically, and shared with every tab, one of which sends. What prevents an item from being sent is shown in it.
 */
export abstract class OutboxRunner<
  Item extends OutgoingItem,
  Answer,
  Extra extends ExtraEvent,
  Store extends ItemStore<Item, OutgoingEvent<Item, Answer> | Extra>,
> {
  #outbox: OutboxItems<Item> = { items: [], gone: new Set() };
  #begun: Begun<OutgoingEvent<Item, Answer> | Extra, Store> | undefined;
  #isClosed = false;
  readonly #underWay = new Map<string, { lane: number; delivery: ItemDelivery }>();
  readonly #restsUntil = new Map<string, number>();
  #callOff: (() => void) | undefined;
  /** Events from other tabs that arrived before this one had read what is stored. */
  #early: (OutgoingEvent<Item, Answer> | Extra)[] | undefined = [];
  /** Items that pages have shown to be on the server before that. */
  #foundEarly: Set<string> | undefined = new Set();
  readonly #listeners = new Set<() => void>();
  /** Temporary states are not stored. */
  protected readonly passing = new Set<string>(['sending', 'postponed']);
  /** The member acts on an item in this tab, which sends it if no tab does so for all. */
  protected readonly takenUp = new Set<string>(['retried']);

  constructor(protected readonly around: RunnerSurroundings<Item, Answer, Extra, Store>) {}

  /** Items of one lane are sent one after another. */
  protected abstract laneOf(item: Item): number;
  protected abstract readonly applyToItem: ApplyToItem<Item, OutgoingEvent<Item, Answer> | Extra>;
  protected abstract deliveryOf(item: Item): ItemDelivery;
  /** Called when an item has left. */
  protected forgotten(_item: Item): void {}
  /** Stops what an event about an item under way has made needless. */
  protected interrupt(_delivery: ItemDelivery, _event: OutgoingEvent<Item, Answer> | Extra): void {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** All items in the order of sending. The same object until something changes. */
  readonly items = (): readonly Item[] => this.#outbox.items;

  /** Reads what is stored on the device and starts sending. Any other action on the outbox does so too. */
  start(): void {
    this.begin();
  }

  /** Ends this tab's part. What is stored on the device stays there. */
  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    for (const { delivery } of this.#underWay.values()) delivery.stop();
    this.#begun?.turn.close();
    void this.#begun?.store.then((store) => store.close());
  }

  readonly retry = (clientId: string): void => this.do({ type: 'retried', clientId });

  readonly wake = (): void => {
    this.#restsUntil.clear();
    for (const { delivery } of this.#underWay.values()) delivery.doubt();
    this.#pump();
  };

  /** An item of the member has arrived: it was sent just now, in any window. */
  readonly arrived = (clientId: string, message?: Answer): void => {
    if (this.item(clientId)) {
      this.do({ type: 'arrived', clientId, ...(message !== undefined && { message }) });
    }
    // Remembered, in case another tab still reports it or it is still on the device.
    else this.#apply({ type: 'arrived', clientId });
  };

  /** An item was found on the server before what is stored here was read. */
  protected foundEarly(clientId: string): void {
    this.#foundEarly?.add(clientId);
  }

  protected begin(): Begun<OutgoingEvent<Item, Answer> | Extra, Store> {
    if (this.#begun) return this.#begun;
    const store = this.around.openStore();
    const tabs = this.around.openTabs();
    const turn = new SendingTurn(tabs, this.around.after, () => this.#pump());
    this.#begun = { store, tabs, turn };
    tabs.listen((word) => (word.type === 'event' ? this.#receive(word.event) : turn.receive(word)));
    void this.#restore(this.#begun);
    return this.#begun;
  }

  protected item(clientId: string): Item | undefined {
    return this.#outbox.items.find((item) => item.clientId === clientId);
  }

  /** Shows a new item, stores it, and sends it as soon as possible. `kept` is called once its bytes are stored. */
  protected add(item: Item, blobs: ReadonlyMap<string, Blob>, kept: () => void): void {
    const begun = this.begin();
    this.#apply({ type: 'added', clientId: item.clientId, item });
    void this.#keep(begun, item, blobs, kept);
    this.#pump();
  }

  /** The member does something in this tab, or something was noticed here. */
  protected do(event: OutgoingEvent<Item, Answer> | Extra): void {
    const { turn } = this.begin();
    if (this.takenUp.has(event.type)) turn.takeUp(event.clientId);
    this.notifyAll(event);
    this.#actOn(event);
  }

  /** Something has happened here that every tab and the device should know. */
  protected readonly notifyAll = (event: OutgoingEvent<Item, Answer> | Extra): void => {
    if (this.#isClosed) return;
    this.#apply(event);
    const { store, tabs } = this.begin();
    if (!this.passing.has(event.type)) {
      void store.then((opened) => opened.change(event)).catch(() => undefined);
    }
    tabs.post({ type: 'event', event });
  };

  async #restore({ store, turn }: Begun<OutgoingEvent<Item, Answer> | Extra, Store>) {
    const items = await (await store).load().catch(() => []);
    for (const { clientId } of items) {
      turn.takeUp(clientId);
      // It arrived before this was read.
      const isThere = this.#outbox.gone.has(clientId) || this.#foundEarly?.has(clientId);
      if (isThere) this.notifyAll({ type: 'arrived', clientId });
    }
    this.#outbox = withItems(this.#outbox, items);
    for (const event of this.#early ?? []) this.#apply(event);
    this.#early = undefined;
    this.#foundEarly = undefined;
    this.#notify();
    this.#pump();
  }

  /** Stores a new item first, and only then tells the other tabs, which read its bytes from the storage. */
  async #keep(
    { store, tabs, turn }: Begun<OutgoingEvent<Item, Answer> | Extra, Store>,
    item: Item,
    blobs: ReadonlyMap<string, Blob>,
    kept: () => void,
  ) {
    const { clientId } = item;
    turn.takeUp(clientId);
    const opened = await store;
    const isShared = await opened.add(item, blobs).then(
      () => opened.isShared,
      () => false,
    );
    if (isShared) kept();
    else turn.keep(clientId);
    // Its current state: it may be being sent, or have arrived.
    const now = this.item(clientId);
    if (now && isShared && !this.#isClosed) {
      tabs.post({ type: 'event', event: { type: 'added', clientId, item: now } });
    }
    this.#pump();
  }

  /** Something has happened in another tab. */
  #receive(event: OutgoingEvent<Item, Answer> | Extra) {
    this.#early?.push(event);
    this.#apply(event);
    // Otherwise a tab without a realtime connection would show neither the waiting item nor what became of it.
    if (isArrival(event) && event.message !== undefined) this.around.sent(event.message as Answer);
    this.#actOn(event);
  }

  #actOn(event: OutgoingEvent<Item, Answer> | Extra) {
    const delivery = this.#underWay.get(event.clientId)?.delivery;
    if (!this.item(event.clientId)) delivery?.stop();
    else if (delivery) this.interrupt(delivery, event);
    this.#pump();
  }

  #apply(event: OutgoingEvent<Item, Answer> | Extra) {
    const before = this.#outbox;
    this.#outbox = afterEvent(before, event, this.applyToItem);
    if (this.#outbox === before) return;
    if (!this.item(event.clientId)) this.#clear(event.clientId, before.items);
    this.#notify();
  }

  #clear(clientId: string, before: readonly Item[]) {
    this.#begun?.turn.clear(clientId);
    this.#restsUntil.delete(clientId);
    const item = before.find((each) => each.clientId === clientId);
    if (item) this.forgotten(item);
  }

  /** Sends what is due now, and schedules the next run. */
  #pump() {
    this.#callOff?.();
    this.#callOff = undefined;
    const turn = this.#begun?.turn;
    if (!turn || this.#isClosed || !this.around.isReady()) return;
    const now = this.around.now();
    const busy = new Set([...this.#underWay.values()].map(({ lane }) => lane));
    const laneOf = (item: Item) => this.laneOf(item);
    const sending = { laneOf, busy, restsUntil: this.#restsUntil, now };
    const due = plan(this.#outbox.items, sending);
    let next = due.next ?? Infinity;
    for (const item of due.now) {
      if (turn.maySend(item.clientId)) void this.#deliver(item);
      else if (turn.ask()) next = Math.min(next, now + LOOK_MS);
    }
    if (next < Infinity) this.#callOff = this.around.after(next - now, () => this.#pump());
  }

  async #deliver(item: Item) {
    const { clientId } = item;
    const delivery = this.deliveryOf(item);
    this.#underWay.set(clientId, { lane: this.laneOf(item), delivery });
    const ended = await delivery.run();
    this.#underWay.delete(clientId);
    if (ended !== 'done') this.#postpone(clientId, ended.counts);
    this.#pump();
  }

  #postpone(clientId: string, isAway: boolean) {
    // A session that is open but refused counts as a server that is away.
    const counts = isAway || this.around.isReady();
    this.notifyAll({ type: 'postponed', clientId, counts });
    const wait = waitAfter(this.item(clientId)?.tries ?? 0);
    this.#restsUntil.set(clientId, this.around.now() + wait);
  }

  #notify() {
    for (const listener of [...this.#listeners]) listener();
  }
}

const isArrival = (event: object): event is { message?: unknown } =>
  'type' in event && event.type === 'arrived';
