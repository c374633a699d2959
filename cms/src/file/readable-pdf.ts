import { open, readFile } from 'node:fs/promises';
import { refuse } from '../http/refuse';
import { fairQueue, QueueFull } from './fair-queue';
import { pdfReader, type PdfState } from './pdf-words';

const SAID: Record<Exclude<PdfState, 'fine'>, string> = {
  broken: 'This file can\u2019t be opened. It may be damaged or not a PDF.',
  locked: 'This PDF is password-protected. Please save it without a password and try again.',
};

/** The end of a PDF, which says where its cross-reference table is (ISO 32000-1 §7.5.5). */
const END = /startxref\s+(\d{1,12})\s+%%EOF\s*$/;
/** A cross-reference table or stream (§7.5.4, §7.5.8). */
const TABLE = /^\s*(xref|\d+\s+\d+\s+obj)\b/;
const END_BYTES = 2048;

/** Whether it has a table where its end says and nothing in it is encrypted. Then there is no need to parse it. */
async function isPlain(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
      return buffer.toString('latin1', 0, bytesRead);
    };
    const [, at] = END.exec(await part(Math.max(0, size - END_BYTES), END_BYTES)) ?? [];
    if (at === undefined || Number(at) >= size || !TABLE.test(await part(Number(at), 64))) {
      return false;
    }
    return !(await readFile(path)).includes('/Encrypt');
  } finally {
    await file.close();
  }
}

const stateOf = pdfReader({ timeLimit: 10_000 }).state;

/** Each check is a process of up to 512 MB, so only two run at the same time. */
const inTurn = fairQueue({ atOnce: 2, ownMax: 1, allMax: 50 });

/**
 * Refuses a file that starts like a PDF but that nobody could read: without pages, or with a password. A file that
 * takes too long to check is accepted.
 * @throws 415, and 503 if too many files wait to be checked
 */
export async function requireReadablePdf(path: string): Promise<void> {
  if (await isPlain(path)) return;
  const check = async () => stateOf(await readFile(path));
  const state = await inTurn(path, check).catch((error: unknown) => {
    throw error instanceof QueueFull ? refuse.unavailable() : error;
  });
  if (state !== 'fine') throw refuse.wrongType(SAID[state]);
}
