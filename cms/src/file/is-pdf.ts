import { open } from 'node:fs/promises';

const HEADER = Buffer.from('%PDF-');

/** Whether a file is a PDF by its first bytes, whatever its name (ISO 32000-1 §7.5.2). */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEADER.length) });
    return bytesRead === HEADER.length && buffer.equals(HEADER);
  } finally {
    await file.close();
  }
}
