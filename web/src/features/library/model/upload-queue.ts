/** One item in the upload queue. */
export interface UploadRow {
  id: string;
  title: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** How much of it is uploaded, 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem?: string;
}

/** Sends one item. A cancellation is recognized by the signal, whatever the `AbortError`. */
export type SendRow = (
  id: string,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** How a run of the queue has ended. `error` is the error of the last one that failed. */
export interface QueueEnd {
  rows: readonly UploadRow[];
  error: unknown;
}

/** Sends items one after another. Each can be canceled, and retried if it failed. */
export class UploadQueue {
  #rows: readonly UploadRow[] = [];
  #send: SendRow | undefined;
  #abort: AbortController | undefined;
  #works = false;
  readonly #watchers = new Set<() => void>();

  constructor(private readonly wordsFor: (error: unknown) => string) {}

  rows = () => this.#rows;
  subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Starts with these rows, and resolves to how the run ended. Undefined if it was cleared, or had already started. */
  start(rows: readonly { id: string; title: string }[], send: SendRow) {
    this.#send = send;
    this.#tell(rows.map((row) => ({ ...row, status: 'waiting' as const, progress: 0 })));
    return this.#work();
  }

  /** Retries one row, and resolves as `start` does. */
  retry(id: string) {
    this.#change(id, { status: 'waiting', progress: 0, problem: undefined });
    return this.#work();
  }

  cancel(id: string) {
    const row = this.#rows.find((one) => one.id === id);
    if (row?.status === 'uploading') this.#abort?.abort();
    else if (row?.status === 'waiting') this.#change(id, { status: 'cancelled' });
  }

  /** Cancels everything that is running or waiting. */
  cancelAll() {
    for (const { id } of this.#rows) this.cancel(id);
  }

  clear() {
    this.cancelAll();
    this.#tell([]);
  }

  async #work(): Promise<QueueEnd | undefined> {
    if (this.#works) return undefined;
    this.#works = true;
    let error: unknown;
    for (let row = this.#next(); row; row = this.#next()) {
      error = (await this.#one(row.id)) ?? error;
    }
    this.#works = false;
    return this.#rows.length > 0 ? { rows: this.#rows, error } : undefined;
  }

  #next = () => this.#rows.find(({ status }) => status === 'waiting');

  async #one(id: string): Promise<unknown> {
    const { signal } = (this.#abort = new AbortController());
    this.#change(id, { status: 'uploading', progress: 0 });
    try {
      // In steps of 1%, because smaller ones are invisible.
      const onProgress = (share: number) =>
        this.#change(id, { progress: Math.floor(share * 100) / 100 });
      await this.#send?.(id, { signal, onProgress });
      this.#change(id, { status: 'done', progress: 1 });
    } catch (error) {
      if (signal.aborted) this.#change(id, { status: 'cancelled', progress: 0 });
      else {
        this.#change(id, { status: 'failed', problem: this.wordsFor(error) });
        return error;
      }
    }
    return undefined;
  }

  #change(id: string, patch: Partial<UploadRow>) {
    this.#tell(this.#rows.map((row) => (row.id === id ? { ...row, ...patch } : row)));
  }

  #tell(rows: readonly UploadRow[]) {
    this.#rows = rows;
    for (const watcher of this.#watchers) watcher();
  }
}

/** Whether something is running or waiting. */
export const isUnderWay = (rows: readonly UploadRow[]) =>
  rows.some(({ status }) => status === 'uploading' || status === 'waiting');
