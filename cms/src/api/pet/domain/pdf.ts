import { open } from 'node:fs/promises';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet-document';
import { refuse } from '../../../access/refuse';

const HEADER = Buffer.from('%PDF-');

/** Refuses a file that is no PDF by its first bytes, whatever it is called (ISO 32000-1 §7.5.2). */
export async function requirePdf(path: string) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEADER.length) });
    if (bytesRead < HEADER.length || !buffer.equals(HEADER)) {
      throw refuse.wrongType(DOCUMENT_TEXTS.wrongType);
    }
  } finally {
    await file.close();
  }
}
