import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { memoryOf } from './process-memory';

/** What `pdf-words-worker.ts` is sent. */
export interface PdfWordsTask {
  bytes: Uint8Array;
  charactersMax: number;
}

interface Settings {
  workerFile?: string;
  /** How long one file may take, in milliseconds. */
  timeLimit?: number;
  /** How much memory one file may take in all, in MB. */
  memoryLimit?: number;
}

const LOOK_EVERY_MS = 100;

/** Calls `ended` once a process has more memory than it may; the returned function stops looking. */
function watchMemory({ pid }: ChildProcess, megabytes: number, ended: () => void) {
  const timer = setInterval(async () => {
    if (pid !== undefined && ((await memoryOf(pid)) ?? 0) > megabytes) ended();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Reads the words of PDFs, each in a process that ends with it. A broken or locked file, one that takes too long or
 * too much memory, has none. Of a thread JavaScript's limits count no buffers, in which a PDF is unpacked; so it is
 * a process, looked at from outside.
 */
export function pdfWords({
  // Beside this file, in whatever folder the build has put both.
  workerFile = path.join(__dirname, 'pdf-words-worker.js'),
  timeLimit = 30_000,
  memoryLimit = 512,
}: Settings = {}) {
  return async (bytes: Uint8Array, charactersMax: number): Promise<string> => {
    const child = fork(workerFile, {
      // Nothing of the server's: neither its secrets nor what was loaded into it.
      ...{ env: {}, execArgv: [`--max-old-space-size=${memoryLimit}`], serialization: 'advanced' },
      // What the reader prints about a broken file is no line of the server's log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    const words = new Promise<string>((resolve) => {
      const end = (said: unknown = '') => {
        clearTimeout(timer);
        stopWatching();
        resolve(String(said));
      };
      const timer = setTimeout(end, timeLimit);
      const stopWatching = watchMemory(child, memoryLimit, end);
      child.once('message', end);
      child.once('error', () => end());
      child.once('exit', () => end());
      child.send({ bytes, charactersMax } satisfies PdfWordsTask, (error) => error && end());
    });
    return words.finally(() => {
      process.off('exit', kill);
      kill();
    });
  };
}
