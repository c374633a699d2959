import path from 'node:path';
import { askLimited, startLimited } from './limited-process';

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

/**
 * Reads the words of PDFs, each in a process that ends with it. A broken or locked file, one that takes too long or
 * too much memory, has none.
 */
export function pdfWords({
  // Beside this file, in whatever folder the build has put both.
  workerFile = path.join(__dirname, 'pdf-words-worker.js'),
  timeLimit = 30_000,
  memoryLimit = 512,
}: Settings = {}) {
  return async (bytes: Uint8Array, charactersMax: number): Promise<string> => {
    const child = startLimited(workerFile, memoryLimit);
    const task: PdfWordsTask = { bytes, charactersMax };
    try {
      return String(await askLimited<unknown>(child, task, { timeLimit, memoryLimit }));
    } catch {
      return '';
    } finally {
      child.kill('SIGKILL');
    }
  };
}
