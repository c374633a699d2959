/**
 * How long a try may make no progress before it is given up, in milliseconds: a connection can be lost without
 * notice.
 */
export const PATIENCE_MS = 30_000;
/** What had been under way for this long when the connection was lost is sent again, in milliseconds. */
export const TRUSTED_MS = 3000;

/** Calls, one at a time, that are aborted if nothing moves for too long, or if they are stopped. */
export class PatientCall {
  #abort = new AbortController();

  /** `after` does the work after this many milliseconds, and returns a function that cancels it. */
  constructor(private readonly after: (ms: number, work: () => void) => () => void) {}

  stop(): void {
    this.#abort.abort();
  }

  async make<T>(
    call: (signal: AbortSignal, moved: (patience: number) => void) => Promise<T>,
  ): Promise<T> {
    const abort = (this.#abort = new AbortController());
    let callOff = this.after(PATIENCE_MS, () => abort.abort());
    const moved = (patience: number) => {
      callOff();
      callOff = this.after(patience, () => abort.abort());
    };
    try {
      return await call(abort.signal, moved);
    } finally {
      callOff();
    }
  }
}
