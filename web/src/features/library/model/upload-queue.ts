/** One item on its way to the library. */
export interface UploadRow {
  id: string;
  title: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** How much of it is through, 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem?: string;
}

/** How one item is sent; `AbortError`s of any kind are told by the signal. */
export type SendRow = (
  id: string,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** How a run of the queue has ended; `error` is what the last one failed with. */
export interface QueueEnd {
  rows: readonly UploadRow[];
  error: unknown;
}

/** Sends items one after the other, each of which can be cancelled, and tried again where it failed. */
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

  /** Begins with these, and answers how it has ended; nothing where it was cleared, or had begun already. */
  start(rows: readonly { id: string; title: string }[], send: SendRow) {
    this.#send = send;
    this.#tell(rows.map((row) => ({ ...row, status: 'waiting' as const, progress: 0 })));
    return this.#work();
  }

  /** Tries one again, and answers as `start` does. */
  retry(id: string) {
    this.#change(id, { status: 'waiting', progress: 0, problem: undefined });
    return this.#work();
  }

  cancel(id: string) {
    const row = this.#rows.find((one) => one.id === id);
    if (row?.status === 'uploading') this.#abort?.abort();
    else if (row?.status === 'waiting') this.#change(id, { status: 'cancelled' });
  }

  /** Gives up whatever is under way or waits. */
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
      // By whole hundredths: more is not seen.
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

/** Whether something is under way or waits for it. */
export const isUnderWay = (rows: readonly UploadRow[]) =>
  rows.some(({ status }) => status === 'uploading' || status === 'waiting');
