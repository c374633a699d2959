import { buffer } from 'node:stream/consumers';
import { fileStorage } from './register-storage';

/** As much as tells what a file is (file-type reads 4100 bytes at most). */
const HEAD_BYTES = 4100;

/**
 * What a file in the storage is by its first bytes, as a media type; null for what nobody knows. Strapi goes
 * by a file's name where its bytes tell nothing, so that a page named `.png` is a picture to it.
 */
export async function typeOfStored(key: string): Promise<string | null> {
  const found = await fileStorage().look(key);
  if (!found?.size) return null;
  const end = Math.min(found.size, HEAD_BYTES) - 1;
  const head = await buffer(await fileStorage().read(key, { start: 0, end }));
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    return (await fileTypeFromBuffer(head))?.mime ?? null;
  } catch {
    return null;
  }
}
