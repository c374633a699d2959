import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CHAT_FILE_TEXTS } from '@hearthside/contract/inbox-file';
import { refuse } from '../access/refuse';
import { PICTURE_PIXELS_MAX, tooManyPixels } from './picture-refusal';

/** Pixels of red, green, blue and alpha, a byte each, upright. */
export interface HeicPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** The ICC profile the colours are meant in; null for sRGB. */
  profile: Buffer | null;
}

/** What `heic-worker.ts` is started with. */
export interface HeicTask {
  bytes: Uint8Array;
  pixelsMax: number;
}

/** What it answers, once. */
export type HeicAnswer =
  | { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  | { problem: 'broken' | 'too many pixels' | 'no memory' };

interface Settings {
  workerFile?: string;
  /** How long one picture may take, in milliseconds, from when its turn has come. */
  timeLimit?: number;
  pixelsMax?: number;
  /** How many pictures may wait; one more is asked to come again. */
  waitingMax?: number;
}

const wrongType = () => refuse.wrongType(CHAT_FILE_TEXTS.wrongType);
const PROBLEMS = {
  broken: wrongType,
  'too many pixels': tooManyPixels,
  'no memory': () => refuse.unavailable(),
};
const tooSlow = () => refuse.tooBig('This picture takes too long to read. Please send it as JPEG.');

/** The profile in a `colr` box of type `prof` (ISO/IEC 14496-12 §12.1.5). */
function profileOf(bytes: Buffer): Buffer | null {
  const at = bytes.indexOf('colrprof', 0, 'latin1');
  if (at < 4) return null;
  const end = at - 4 + bytes.readUInt32BE(at - 4);
  return end <= bytes.length && end > at + 8 ? bytes.subarray(at + 8, end) : null;
}

/** One picture in one thread, which ends with it: the decoder's memory never shrinks. */
function inThread(workerFile: string, task: HeicTask, timeLimit: number): Promise<HeicAnswer> {
  const worker = new Worker(workerFile, {
    workerData: task,
    // What the decoder prints about a broken file is no line of the server's log.
    ...{ stdout: true, stderr: true },
  });
  const answer = new Promise<HeicAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), timeLimit);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse.unavailable() : error);
    });
    // Without a word: the decoder has given up on the file.
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ problem: 'broken' });
    });
  });
  return answer.finally(() => worker.terminate());
}

/**
 * Reads HEIC pictures one after the other, each in a thread of its own, so that the server goes on answering
 * and one picture's memory at most is in use.
 */
export function heicDecoder({
  // Beside this file, in whatever folder the build has put both.
  workerFile = path.join(__dirname, 'heic-worker.js'),
  timeLimit = 20_000,
  pixelsMax = PICTURE_PIXELS_MAX,
  waitingMax = 20,
}: Settings = {}) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= waitingMax) return Promise.reject(refuse.unavailable());
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  }

  /**
   * The pixels of the HEIC file at a path.
   * @throws 415 for a broken file, 413 for too many pixels or one that takes too long, 503 where memory
   * lacks or too many wait; the errors of a disk that fails as they are.
   */
  return (file: string): Promise<HeicPixels> =>
    inTurn(async () => {
      const bytes = await readFile(file);
      const answer = await inThread(workerFile, { bytes, pixelsMax }, timeLimit);
      if ('problem' in answer) throw PROBLEMS[answer.problem]();
      return { ...answer, profile: profileOf(bytes) };
    });
}

/** The server's reader of HEIC pictures. */
export const decodeHeic = heicDecoder();
