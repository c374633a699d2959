import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { INBOX_TEXTS, type Message } from '@hearthside/contract/inbox/fields';
import type { ItemEvent, OutboxFile, OutboxItem } from '../outbox/model/outbox';
import { filesToSend } from '../outbox/model/outbox-item';
import type { Delivered, ItemDelivery } from '@/lib/outbox/outbox-runner';
import { PATIENCE_MS, PatientCall, TRUSTED_MS } from '@/lib/outbox/patient-call';
import { sendFailure } from '@/lib/outbox/send-failure';

/**
 * How long a try may make no progress after all bytes of a file are sent: the server may still be decoding a picture or storing a film. In
 * milliseconds.
 */
const SERVER_PATIENCE_MS = 3 * 60_000;

const FILE_GONE = 'This file can’t be read anymore. Please add it again.';
const FILE_FAILED = 'This file could not be uploaded. Please try again.';

/** The calls that bring a message to the server. */
export interface OutboxCalls {
  send: (
    item: OutboxItem,
    attachments: number[],
    options: { signal: AbortSignal },
  ) => Promise<Message>;
  upload: (
    chatId: number,
    file: File,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<ChatAttachment>;
  /** Removes an upload that is not sent with any message. */
  removeUpload: (chatId: number, attachmentId: number) => Promise<unknown>;
}

/** What a delivery needs from its outbox. */
export interface DeliverySurroundings {
  calls: OutboxCalls;
  /** The item as it is now. Undefined if it is not to be sent anymore. */
  item: (clientId: string) => OutboxItem | undefined;
  blob: (localId: string) => Promise<Blob | undefined>;
  notify: (event: ItemEvent) => void;
  arrived: (message: Message) => void;
  now: () => number;
  /** Does the work after this many milliseconds. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void;
}

const LATER: Delivered = { later: true, counts: true };

/** One try to bring an item to the server: its files one by one, then the message. */
export class Delivery implements ItemDelivery {
  readonly #call: PatientCall;
  #uploading: string | undefined;
  #sendingSince: number | undefined;

  constructor(
    private readonly clientId: string,
    private readonly around: DeliverySurroundings,
  ) {
    this.#call = new PatientCall(around.after);
  }

  /** Aborts what is under way now. With a file's local id, only if that file is being uploaded. */
  stop(localId?: string): void {
    if (localId === undefined || localId === this.#uploading) this.#call.stop();
  }

  /** The connection was lost: a message that was under way may wait for an answer that never comes. */
  doubt(): void {
    const since = this.#sendingSince;
    if (since !== undefined && this.around.now() - since > TRUSTED_MS) this.#call.stop();
  }

  /** Never rejects. The outbox is told what has happened. */
  async run(): Promise<Delivered> {
    const { clientId } = this;
    try {
      this.around.notify({ type: 'sending', clientId });
      for (let file = this.#nextFile(); file; file = this.#nextFile()) await this.#upload(file);
      const item = this.#item();
      if (!item) return 'done';
      // If tabs can't coordinate, another one may be uploading one of its files.
      if (filesToSend(item).some(({ status }) => status !== 'done')) return LATER;
      this.#sendingSince = this.around.now();
      this.around.arrived(await this.#send(item));
      return 'done';
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** The item while it is being sent. It may have been discarded, or one of its files may have failed. */
  #item(): OutboxItem | undefined {
    const item = this.around.item(this.clientId);
    return item?.status === 'sending' ? item : undefined;
  }

  #nextFile(): OutboxFile | undefined {
    return this.#item()?.files.find(({ status }) => status === 'waiting');
  }

  #send(item: OutboxItem): Promise<Message> {
    const attachments = filesToSend(item).flatMap(({ attachmentId }) => attachmentId ?? []);
    const { sendAs = item.clientId } = item;
    const asked = { ...item, clientId: sendAs };
    return this.#call.make((signal) => this.around.calls.send(asked, attachments, { signal }));
  }

  async #upload({ localId, name, type }: OutboxFile) {
    const { clientId, around } = this;
    const about = { clientId, localId };
    around.notify({ type: 'uploading', ...about, progress: 0 });
    const bytes = await readable(await around.blob(localId));
    if (!bytes) return around.notify({ type: 'fileFailed', ...about, problem: FILE_GONE });
    const item = this.#item();
    if (!item || !this.#isUploading(localId)) return;
    this.#uploading = localId;
    try {
      const { id } = await this.#call.make((signal, moved) => {
        const onProgress = (share: number) => {
          moved(share >= 1 ? SERVER_PATIENCE_MS : PATIENCE_MS);
          this.#progress(localId, share);
        };
        // The device stores only bytes. The item has the name, which the server needs.
        const file = new File([bytes], name, { type });
        return around.calls.upload(item.chatId, file, { signal, onProgress });
      });
      if (this.#isUploading(localId))
        around.notify({ type: 'uploaded', ...about, attachmentId: id });
      else await around.calls.removeUpload(item.chatId, id).catch(() => undefined);
    } catch (error) {
      // Aborted because it is not wanted anymore.
      if (!this.#isUploading(localId)) return;
      const failure = sendFailure(error, FILE_FAILED);
      if (failure.kind === 'later') throw error;
      around.notify({ type: 'fileFailed', ...about, problem: failure.problem });
    } finally {
      this.#uploading = undefined;
    }
  }

  #isUploading(localId: string): boolean {
    const file = this.around.item(this.clientId)?.files.find((each) => each.localId === localId);
    return file?.status === 'uploading';
  }

  /** In steps of 1%: smaller ones are invisible, and each is sent to every tab. */
  #progress(localId: string, share: number) {
    const { clientId } = this;
    const file = this.around.item(clientId)?.files.find((each) => each.localId === localId);
    const progress = Math.floor(share * 100) / 100;
    if (file?.status !== 'uploading' || progress <= file.progress) return;
    this.around.notify({ type: 'uploading', clientId, localId, progress });
  }

  #failed(error: unknown): Delivered {
    const { clientId } = this;
    const item = this.around.item(clientId);
    // It was discarded, or has already arrived.
    if (!item) return 'done';
    const failure = sendFailure(error, INBOX_TEXTS.sendFailed);
    if (failure.kind === 'later') return { later: true, counts: failure.counts };
    if (failure.kind === 'uploadsLost' && !item.reuploaded) {
      this.around.notify({ type: 'uploadsLost', clientId });
      return 'done';
    }
    this.around.notify({ type: 'refused', clientId, problem: failure.problem });
    return 'done';
  }
}

/** A file whose bytes are still available. A file on a disk may have been moved or changed since it was chosen. */
async function readable(blob: Blob | undefined): Promise<Blob | undefined> {
  try {
    await blob?.slice(0, 1).arrayBuffer();
    return blob;
  } catch {
    return undefined;
  }
}
