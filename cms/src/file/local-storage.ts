import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Private files in a folder outside everything that is served statically. */
export function localStorage(folder: string) {
  const pathOf = (key: string) => path.join(folder, path.basename(key));
  return {
    /** Writes a file whole or not at all. */
    async write(key: string, bytes: Buffer | Readable) {
      await mkdir(folder, { recursive: true });
      const part = `${pathOf(key)}.part`;
      try {
        await pipeline(
          Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes,
          createWriteStream(part),
        );
        await rename(part, pathOf(key));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    /** Its size in bytes, or null where there is none. */
    async size(key: string) {
      return stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      );
    },
    read: (key: string, range?: { start: number; end: number }) =>
      createReadStream(pathOf(key), range),
    remove: (key: string) => rm(pathOf(key), { force: true }),
  };
}
export type Storage = ReturnType<typeof localStorage>;
