/** A job that has not ended within its time. It is still running: `work` settles when it ends. */
export class JobTimeout extends Error {
  constructor(
    limitMs: number,
    readonly work: Promise<unknown>,
  ) {
    super(`It didn’t finish within ${Math.round(limitMs / 60_000)} minutes.`);
    this.name = 'JobTimeout';
  }
}

/**
 * Waits for work, at most this many milliseconds.
 * @throws JobTimeout after that. The work itself can't be ended from outside and goes on.
 */
export async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new JobTimeout(limitMs, work)), limitMs);
    timer.unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
