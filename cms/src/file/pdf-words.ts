import path from 'node:path';
import { askLimited, startLimited } from './limited-process';

/** What `pdf-words-worker.ts` receives. */
export interface PdfWordsTask {
  bytes: Uint8Array;
  charactersMax: number;
}

/** Whether people can open it: nobody can open a broken one, and only those who know its password a locked one. */
export type PdfState = 'fine' | 'broken' | 'locked';
/** What the worker answers. */
export interface PdfRead {
  state: PdfState;
  /** With a form feed between its pages. */
  words: string;
}

interface Settings {
  workerFile?: string;
  /** How long one file may take, in milliseconds. */
  timeLimit?: number;
  /** How much memory one file may take in all, in MB. */
  memoryLimit?: number;
}

/** Reads each PDF in a process of its own. */
export function pdfReader({
  // Next to this file, wherever the build has put both.
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
    /** The words of a PDF, with a form feed between its pages. Empty for a broken or locked file, and for one that takes too long or too much memory. */
    words: async (bytes: Uint8Array, charactersMax: number) =>
      (await read(bytes, charactersMax)).words,
    /** The state of a PDF. One that takes too long or too much memory counts as fine. */
    state: async (bytes: Uint8Array) => (await read(bytes, 0)).state,
  };
}
