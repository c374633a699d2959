import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { fileStorage } from '../../../file/storage/register-storage';
import { loggedError } from '../../../http/logged-error';
import { refuse } from '../../../http/refuse';

const FAILED =
  'File storage isn\u2019t working. See the server\u2019s log for details, and check STORAGE and DATA_DIR, or the bucket settings.';

/**
 * Writes a file to the storage, reads it and removes it.
 * @throws 400 if it does not come back as it was written.
 */
export async function checkStorage(strapi: Core.Strapi): Promise<void> {
  // A name as the server gives to files, so that one that stays after a crash is removed with lost files.
  const [key, said] = [`${randomUUID()}.txt`, `checked ${randomUUID()}`];
  const store = fileStorage();
  let found: string;
  try {
    await store.write(key, Buffer.from(said));
    found = await text(await store.read(key));
    await store.remove(key);
  } catch (error) {
    strapi.log.warn(`The storage of files was checked and failed: ${loggedError(error)}`);
    throw refuse.badInput(FAILED);
  }
  if (found !== said) throw refuse.badInput(FAILED);
}
