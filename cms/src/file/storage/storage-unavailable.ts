import { Readable } from 'node:stream';

/** The storage does not answer, or answers that it can't just now. Answered with 503. */
export class StorageUnavailable extends Error {
  readonly code = 'STORAGE_UNAVAILABLE';
  constructor(cause: unknown) {
    super('The storage of files is away.', { cause });
    this.name = 'StorageUnavailable';
  }
}

/** What the SDK's errors contain: the service's status if it has answered, or a network error's code. */
interface Said {
  name?: string;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

function isAway({ name, code, $metadata }: Said): boolean {
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  return name === 'TimeoutError' || typeof code === 'string';
}

/** Runs a storage operation. @throws StorageUnavailable if the storage does not answer or is too busy. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAway((error ?? {}) as Said) ? new StorageUnavailable(error) : error;
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('Nothing more came.'), { name: 'TimeoutError' });
    timer = setTimeout(() => reject(new StorageUnavailable(error)), ms);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/**
 * A body that fails if its next piece takes longer than `ms` to arrive. Time counts only while a piece is being
 * waited for: whoever watches a film may pause it for as long as they like.
 */
export function endingInSilence(body: Readable, ms: number): Readable {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  async function* patient() {
    for (;;) {
      const { value, done } = await within(ms, pieces.next());
      if (done) return;
      yield value;
    }
  }
  const read = Readable.from(patient(), { objectMode: false });
  // Even if nobody began to read.
  return read.once('close', () => body.destroy());
}
