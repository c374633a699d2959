import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What `pdf-words-worker.ts` is started with. */
export interface PdfWordsTask {
  bytes: Uint8Array;
  charactersMax: number;
}

interface Settings {
  workerFile?: string;
  /** How long one file may take, in milliseconds. */
  timeLimit?: number;
  /** How much memory of JavaScript's one file may take, in MB. */
  memoryLimit?: number;
}

/**
 * Reads the words of PDFs, each in a thread that ends with it. A broken or locked file, one that takes too long or
 * too much memory, has none.
 */
export function pdfWords({
  // Beside this file, in whatever folder the build has put both.
  workerFile = path.join(__dirname, 'pdf-words-worker.js'),
  timeLimit = 30_000,
  memoryLimit = 256,
}: Settings = {}) {
  return async (bytes: Uint8Array, charactersMax: number): Promise<string> => {
    const workerData: PdfWordsTask = { bytes, charactersMax };
    const worker = new Worker(workerFile, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit, maxYoungGenerationSizeMb: 32 },
      // What the reader prints about a broken file is no line of the server's log.
      ...{ stdout: true, stderr: true },
    });
    const words = new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve(''), timeLimit);
      const end = (said: string) => {
        clearTimeout(timer);
        resolve(said);
      };
      worker.once('message', end);
      worker.once('error', () => end(''));
      worker.once('exit', () => end(''));
    });
    return words.finally(() => worker.terminate());
  };
}
