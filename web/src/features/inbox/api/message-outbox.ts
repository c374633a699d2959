import type { Message, Quote } from '@hearthside/contract/inbox/fields';
import {
  OutboxRunner,
  type ItemDelivery,
  type RunnerSurroundings,
} from '@/lib/outbox/outbox-runner';
import { newItem } from '../model/new-item';
import type {
  FileEvent,
  ItemEvent,
  OutboxItem,
  RequotedEvent,
  UploadsLostEvent,
} from '../outbox/model/outbox';
import { applyItemEvent, filesToSend } from '../outbox/model/outbox-item';
import { quoteNow } from '../model/quote';
import { Delivery, type OutboxCalls } from './outbox-delivery';
import type { OutboxStore } from './outbox-store';

type Extra = FileEvent | UploadsLostEvent | RequotedEvent;

/** What the outbox of messages needs from its surroundings. Tests pass their own. */
export interface OutboxSurroundings extends RunnerSurroundings<
  OutboxItem,
  Message,
  Extra,
  OutboxStore
> {
  calls: OutboxCalls;
}

/** A message that was taken back, and its files. */
export interface Withdrawn {
  item: OutboxItem;
  files: File[];
}

/** The unsent messages of one member, in this tab, with their files. */
export class MessageOutbox extends OutboxRunner<OutboxItem, Message, Extra, OutboxStore> {
  /** Bytes that are not stored on the device, yet or at all. */
  readonly #held = new Map<string, Blob>();
  protected override readonly passing = new Set(['sending', 'uploading', 'postponed']);
  protected override readonly takenUp = new Set(['retried', 'fileRetried']);
  protected readonly applyToItem = applyItemEvent;
  readonly #calls: OutboxCalls;

  constructor(around: OutboxSurroundings) {
    super(around);
    this.#calls = around.calls;
  }

  /** Adds a message and returns its client id. Empty without text and files, because there is nothing to send. */
  readonly send = (
    chatId: number,
    content: string,
    files: readonly File[] = [],
    replyTo?: Quote,
    sendAs?: string,
  ): string => {
    if (content.trim() === '' && files.length === 0) return '';
    const { item, blobs } = newItem(
      { chatId, content, files, replyTo, sendAs },
      this.items(),
      this.around.now(),
    );
    for (const [localId, blob] of blobs) this.#held.set(localId, blob);
    this.add(item, blobs, () => {
      for (const localId of blobs.keys()) this.#held.delete(localId);
    });
    return item.clientId;
  };

  readonly discard = (clientId: string): void => {
    const item = this.item(clientId);
    this.do({ type: 'discarded', clientId });
    for (const file of item?.files ?? []) this.#removeUpload(item?.chatId, file.attachmentId);
  };

  /**
   * Takes a message that waits back, with its files. Undefined if it is being sent just now, or has left. It may have
   * arrived before without an answer: whoever sends it again gives its number as `sendAs`.
   */
  readonly withdraw = async (clientId: string): Promise<Withdrawn | undefined> => {
    const before = this.item(clientId);
    if (!before || before.status === 'sending') return undefined;
    const files = await Promise.all(
      filesToSend(before).map(async ({ localId, name, type }) => {
        const bytes = await this.blob(localId);
        return bytes ? new File([bytes], name, { type }) : [];
      }),
    );
    // It may have begun while the files were read.
    const item = this.item(clientId);
    if (!item || item.status === 'sending') return undefined;
    this.discard(clientId);
    return { item, files: files.flat() };
  };

  readonly retryFile = (clientId: string, localId: string): void =>
    this.do({ type: 'fileRetried', clientId, localId });

  readonly cancelFile = (clientId: string, localId: string): void => {
    const item = this.item(clientId);
    const file = item?.files.find((each) => each.localId === localId);
    // Everything is uploaded and the message itself is being sent, so it is too late.
    const isLate = item?.files.every(({ status }) => status === 'done' || status === 'cancelled');
    if (item?.status === 'sending' && isLate) return;
    this.do({ type: 'fileCancelled', clientId, localId });
    this.#removeUpload(item?.chatId, file?.attachmentId);
  };

  /** A message of the member was found on the server. Usually it is an old one that need not be remembered. */
  readonly found = (message: Message): void => {
    const again = this.items().find(({ sendAs }) => sendAs === message.clientId);
    if (again?.content === message.content) this.arrived(again.clientId, message);
    if (this.item(message.clientId)) this.arrived(message.clientId, message);
    else this.foundEarly(message.clientId);
  };

  /** Messages are known as they are now: what answers an edited or deleted one no longer has its former words. */
  readonly requote = (messages: readonly Message[]): void => {
    for (const { clientId, replyTo } of this.items()) {
      const source = replyTo && messages.find(({ id }) => id === replyTo.id);
      const quote = replyTo && quoteNow(replyTo, source);
      if (quote && quote !== replyTo) this.do({ type: 'requoted', clientId, quote });
    }
  };

  /** The bytes of a file that is being sent. Undefined if they are lost. */
  readonly blob = async (localId: string): Promise<Blob | undefined> => {
    const held = this.#held.get(localId);
    if (held) return held;
    const store = await this.begin().store;
    return store.blob(localId).catch(() => undefined);
  };

  /** The files chosen for a chat's next message, as the device has stored them. */
  readonly staged = async (chatId: number): Promise<File[]> =>
    (await this.begin().store).staged(chatId).catch(() => []);

  /** Stores them so that they survive a reload. If the device has no room for them, they only stay on this page. */
  readonly stage = (chatId: number, files: readonly File[]): void =>
    void this.begin().store.then((store) => store.stage(chatId, files).catch(() => undefined));

  /** A chat's messages are sent in the order in which they were written. */
  protected laneOf({ chatId }: OutboxItem): number {
    return chatId;
  }

  protected deliveryOf({ clientId }: OutboxItem): Delivery {
    const { now, after, sent } = this.around;
    return new Delivery(clientId, {
      calls: this.#calls,
      now,
      after,
      blob: this.blob,
      item: (id) => this.item(id),
      notify: this.notifyAll,
      arrived: (message) => {
        sent(message);
        this.arrived(clientId, message);
      },
    });
  }

  protected override forgotten({ files }: OutboxItem): void {
    for (const { localId } of files) this.#held.delete(localId);
  }

  protected override interrupt(delivery: ItemDelivery, event: ItemEvent): void {
    if (event.type === 'fileCancelled') delivery.stop(event.localId);
  }

  #removeUpload(chatId: number | undefined, attachmentId: number | undefined) {
    if (chatId === undefined || attachmentId === undefined) return;
    // If that fails, the server's own sweep removes it.
    this.#calls.removeUpload(chatId, attachmentId).catch(() => undefined);
  }
}
