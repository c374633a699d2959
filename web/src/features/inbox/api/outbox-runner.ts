import type { Message } from '@hearthside/contract/inbox/fields';
import { newItem } from '../model/new-item';
import { applyOutboxEvent, emptyOutbox, type ItemEvent, type OutboxItem } from '../model/outbox';
import { plan, waitAfter } from '../model/outbox-schedule';
import { Delivery, type OutboxCalls } from './outbox-delivery';
import type { OutboxStore } from './outbox-store';
import type { OutboxTabs } from './outbox-tabs';
import { SendingTurn } from './sending-turn';

/** What an outbox needs from its surroundings. Tests pass their own. */
export interface OutboxSurroundings {
  calls: OutboxCalls;
  openStore: () => Promise<OutboxStore>;
  openTabs: () => OutboxTabs;
  /** Whether a session is open, and is the session of this outbox's member. */
  isReady: () => boolean;
  /** Called with the message that was sent, here or in another tab. */
  sent: (message: Message) => void;
  now: () => number;
  /** Does the work after this many milliseconds. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
}

/** How often to check whether another tab has really sent what it should send, in milliseconds. */
const LOOK_MS = 10_000;
/** Temporary states are not stored. */
const PASSING = new Set<ItemEvent['type']>(['sending', 'uploading', 'postponed']);

/** What exists once the outbox has started. */
interface Begun {
  store: Promise<OutboxStore>;
  tabs: OutboxTabs;
  turn: SendingTurn;
}

/**
 * The unsent messages of one member, in this tab: shown at once, stored on the device, sent in order, retried
 * automatically, and shared with every tab, one of which sends. What prevents a message from being sent is shown in
 * it.
 */
export class OutboxRunner {
  #outbox = emptyOutbox;
  #begun: Begun | undefined;
  #isClosed = false;
  /** Bytes that are not stored on the device, yet or at all. */
  readonly #held = new Map<string, Blob>();
  readonly #underWay = new Map<string, { chatId: number; delivery: Delivery }>();
  readonly #restsUntil = new Map<string, number>();
  #callOff: (() => void) | undefined;
  /** Events from other tabs that arrived before this one had read what is stored. */
  #early: ItemEvent[] | undefined = [];
  /** Messages that pages have shown to be on the server before that. */
  #foundEarly: Set<string> | undefined = new Set();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly around: OutboxSurroundings) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** All items in the order of sending. The same object until something changes. */
  readonly items = (): readonly OutboxItem[] => this.#outbox.items;

  /** Reads what is stored on the device and starts sending. Any other action on the outbox does so too. */
  start(): void {
    this.#begin();
  }

  /** Ends this tab's part. What is stored on the device stays there. */
  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    for (const { delivery } of this.#underWay.values()) delivery.stop();
    this.#begun?.turn.close();
    void this.#begun?.store.then((store) => store.close());
  }

  /** Adds a message and returns its client id. Empty without text and files, because there is nothing to send. */
  readonly send = (chatId: number, content: string, files: readonly File[] = []): string => {
    if (content.trim() === '' && files.length === 0) return '';
    const begun = this.#begin();
    const made = newItem({ chatId, content, files }, this.#outbox.items, this.around.now());
    const { item, blobs } = made;
    for (const [localId, blob] of blobs) this.#held.set(localId, blob);
    this.#apply({ type: 'added', clientId: item.clientId, item });
    void this.#keep(begun, item, blobs);
    this.#pump();
    return item.clientId;
  };

  readonly retry = (clientId: string): void => this.#do({ type: 'retried', clientId });

  readonly discard = (clientId: string): void => {
    const item = this.#item(clientId);
    this.#do({ type: 'discarded', clientId });
    for (const file of item?.files ?? []) this.#removeUpload(item?.chatId, file.attachmentId);
  };

  readonly retryFile = (clientId: string, localId: string): void =>
    this.#do({ type: 'fileRetried', clientId, localId });

  readonly cancelFile = (clientId: string, localId: string): void => {
    const item = this.#item(clientId);
    const file = item?.files.find((each) => each.localId === localId);
    // Everything is uploaded and the message itself is being sent, so it is too late.
    const isLate = item?.files.every(({ status }) => status === 'done' || status === 'cancelled');
    if (item?.status === 'sending' && isLate) return;
    this.#do({ type: 'fileCancelled', clientId, localId });
    this.#removeUpload(item?.chatId, file?.attachmentId);
  };

  /** A message of the member has arrived: it was sent just now, in any window. */
  readonly arrived = (clientId: string, message?: Message): void => {
    if (this.#item(clientId)) this.#do({ type: 'arrived', clientId, ...(message && { message }) });
    // Remembered, in case another tab still reports it or it is still on the device.
    else this.#apply({ type: 'arrived', clientId });
  };

  /** A message of the member was found on the server. Usually it is an old one that need not be remembered. */
  readonly found = (message: Message): void => {
    if (this.#item(message.clientId)) this.arrived(message.clientId, message);
    else this.#foundEarly?.add(message.clientId);
  };

  /** The connection may be back: nothing waits any longer, and a call that was hanging before is made again. */
  readonly wake = (): void => {
    this.#restsUntil.clear();
    for (const { delivery } of this.#underWay.values()) delivery.doubt();
    this.#pump();
  };

  /** The bytes of a file that is being sent. Undefined if they are lost. */
  readonly blob = async (localId: string): Promise<Blob | undefined> => {
    const held = this.#held.get(localId);
    if (held) return held;
    const store = await this.#begin().store;
    return store.blob(localId).catch(() => undefined);
  };

  /** The files chosen for a chat's next message, as the device has stored them. */
  readonly staged = async (chatId: number): Promise<File[]> =>
    (await this.#begin().store).staged(chatId).catch(() => []);

  /** Stores them so that they survive a reload. If the device has no room for them, they only stay on this page. */
  readonly stage = (chatId: number, files: readonly File[]): void =>
    void this.#begin().store.then((store) => store.stage(chatId, files).catch(() => undefined));

  #begin(): Begun {
    if (this.#begun) return this.#begun;
    const store = this.around.openStore();
    const tabs = this.around.openTabs();
    const turn = new SendingTurn(tabs, this.around.after, () => this.#pump());
    this.#begun = { store, tabs, turn };
    tabs.listen((word) => (word.type === 'event' ? this.#receive(word.event) : turn.receive(word)));
    void this.#restore(this.#begun);
    return this.#begun;
  }

  async #restore({ store, turn }: Begun) {
    const items = await (await store).load().catch(() => []);
    for (const { clientId } of items) {
      turn.takeUp(clientId);
      // It arrived before this was read.
      const isThere = this.#outbox.gone.has(clientId) || this.#foundEarly?.has(clientId);
      if (isThere) this.#notifyAll({ type: 'arrived', clientId });
    }
    this.#outbox = applyOutboxEvent(this.#outbox, { type: 'restored', items });
    for (const event of this.#early ?? []) this.#apply(event);
    this.#early = undefined;
    this.#foundEarly = undefined;
    this.#notify();
    this.#pump();
  }

  /** Stores a new item first, and only then tells the other tabs, which read its bytes from the storage. */
  async #keep({ store, tabs, turn }: Begun, item: OutboxItem, blobs: ReadonlyMap<string, Blob>) {
    const { clientId } = item;
    turn.takeUp(clientId);
    const opened = await store;
    const isShared = await opened.add(item, blobs).then(
      () => opened.isShared,
      () => false,
    );
    if (isShared) for (const localId of blobs.keys()) this.#held.delete(localId);
    else turn.keep(clientId);
    // Its current state: it may be being sent, or have arrived.
    const now = this.#item(clientId);
    if (now && isShared && !this.#isClosed) {
      tabs.post({ type: 'event', event: { type: 'added', clientId, item: now } });
    }
    this.#pump();
  }

  #item(clientId: string) {
    return this.#outbox.items.find((item) => item.clientId === clientId);
  }

  /** The member does something in this tab, or something was noticed here. */
  #do(event: ItemEvent) {
    const { turn } = this.#begin();
    if (event.type === 'retried' || event.type === 'fileRetried') turn.takeUp(event.clientId);
    this.#notifyAll(event);
    this.#follow(event);
  }

  /** Something has happened in another tab. */
  #receive(event: ItemEvent) {
    this.#early?.push(event);
    this.#apply(event);
    // Otherwise a tab without a realtime connection would show neither the waiting message nor the sent one.
    if (event.type === 'arrived' && event.message) this.around.sent(event.message);
    this.#follow(event);
  }

  #follow(event: ItemEvent) {
    const delivery = this.#underWay.get(event.clientId)?.delivery;
    if (!this.#item(event.clientId)) delivery?.stop();
    else if (event.type === 'fileCancelled') delivery?.stop(event.localId);
    this.#pump();
  }

  #notifyAll(event: ItemEvent) {
    if (this.#isClosed) return;
    this.#apply(event);
    const { store, tabs } = this.#begin();
    if (!PASSING.has(event.type)) {
      void store.then((opened) => opened.change(event)).catch(() => undefined);
    }
    tabs.post({ type: 'event', event });
  }

  #apply(event: ItemEvent) {
    const before = this.#outbox;
    this.#outbox = applyOutboxEvent(before, event);
    if (this.#outbox === before) return;
    if (!this.#item(event.clientId)) this.#forget(event.clientId, before.items);
    this.#notify();
  }

  #forget(clientId: string, before: readonly OutboxItem[]) {
    this.#begun?.turn.forget(clientId);
    this.#restsUntil.delete(clientId);
    const files = before.find((item) => item.clientId === clientId)?.files ?? [];
    for (const { localId } of files) this.#held.delete(localId);
  }

  /** Sends what is due now, and schedules the next run. */
  #pump() {
    this.#callOff?.();
    this.#callOff = undefined;
    const turn = this.#begun?.turn;
    if (!turn || this.#isClosed || !this.around.isReady()) return;
    const now = this.around.now();
    const busy = new Set([...this.#underWay.values()].map(({ chatId }) => chatId));
    const due = plan(this.#outbox.items, { busy, restsUntil: this.#restsUntil, now });
    let next = due.next ?? Infinity;
    for (const item of due.now) {
      if (turn.maySend(item.clientId)) void this.#deliver(item);
      else if (turn.ask()) next = Math.min(next, now + LOOK_MS);
    }
    if (next < Infinity) this.#callOff = this.around.after(next - now, () => this.#pump());
  }

  async #deliver({ clientId, chatId }: OutboxItem) {
    const { calls, now, after } = this.around;
    const delivery = new Delivery(clientId, {
      calls,
      now,
      after,
      blob: this.blob,
      item: (id) => this.#item(id),
      notify: (event) => this.#notifyAll(event),
      arrived: (message) => {
        this.around.sent(message);
        this.arrived(message.clientId, message);
      },
    });
    this.#underWay.set(clientId, { chatId, delivery });
    const ended = await delivery.run();
    this.#underWay.delete(clientId);
    if (ended !== 'done') this.#postpone(clientId, ended.counts);
    this.#pump();
  }

  #postpone(clientId: string, isAway: boolean) {
    // A session that is open but refused counts as a server that is away.
    const counts = isAway || this.around.isReady();
    this.#notifyAll({ type: 'postponed', clientId, counts });
    const wait = waitAfter(this.#item(clientId)?.tries ?? 0);
    this.#restsUntil.set(clientId, this.around.now() + wait);
  }

  #removeUpload(chatId: number | undefined, attachmentId: number | undefined) {
    if (chatId === undefined || attachmentId === undefined) return;
    // If that fails, the server's own sweep removes it.
    this.around.calls.removeUpload(chatId, attachmentId).catch(() => undefined);
  }

  #notify() {
    for (const listener of [...this.#listeners]) listener();
  }
}
