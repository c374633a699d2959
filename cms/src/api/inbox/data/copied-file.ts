import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileStorage } from '../../../file/storage/register-storage';
import { temporaryFolder } from '../../../file/temporary-folder';
import type { UploadedFile } from '../../../http/controller';
import type { FileRow } from './file-row';

/** Does something with a copy of a chat's file, as if it had been uploaded, and removes the copy. */
export async function withCopy<T>(
  { key, size, title }: Pick<FileRow, 'key' | 'size' | 'title'>,
  work: (copy: UploadedFile) => Promise<T>,
): Promise<T> {
  const copy = path.join(temporaryFolder(), randomUUID());
  try {
    await pipeline(await fileStorage().read(key), createWriteStream(copy));
    return await work({ path: copy, size, title });
  } finally {
    await rm(copy, { force: true });
  }
}
