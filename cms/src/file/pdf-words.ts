import path from 'node:path';
import { askLimited, startLimited } from './limited-process';

/** What `pdf-words-worker.ts` is sent. */
export interface PdfWordsTask {
  bytes: Uint8Array;
  charactersMax: number;
}

/** Whether people can open it: a broken one nobody can, a locked one those who know its password. */
export type PdfState = 'fine' | 'broken' | 'locked';
/** What the worker answers. */
export interface PdfRead {
  state: PdfState;
  words: string;
}

interface Settings {
  workerFile?: string;
  /** How long one file may take, in milliseconds. */
  timeLimit?: number;
  /** How much memory one file may take in all, in MB. */
  memoryLimit?: number;
}

/** Reads PDFs, each in a process that ends with it. */
export function pdfReader({
  // Beside this file, in whatever folder the build has put both.
  workerFile = path.join(__dirname, 'pdf-words-worker.js'),
  timeLimit = 30_000,
  memoryLimit = 512,
}: Settings = {}) {
  async function read(bytes: Uint8Array, charactersMax: number): Promise<PdfRead> {
    const child = startLimited(workerFile, memoryLimit);
    const task: PdfWordsTask = { bytes, charactersMax };
    try {
      return await askLimited<PdfRead>(child, task, { timeLimit, memoryLimit });
    } catch {
      return { state: 'fine', words: '' };
    } finally {
      child.kill('SIGKILL');
    }
  }

  return {
    /** A broken or locked file, one that takes too long or too much memory, has no words. */
    words: async (bytes: Uint8Array, charactersMax: number) =>
      (await read(bytes, charactersMax)).words,
    /** Of one that takes too long or too much memory nothing bad is known. */
    state: async (bytes: Uint8Array) => (await read(bytes, 0)).state,
  };
}
