import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage';

/**
 * The name of a new file survives a power failure only once its folder is flushed, too. Windows cannot flush folders.
 */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * What files leave free on their disk: 512 MB, or a twentieth of a small disk. The database and its journal need room
 * even if somebody fills the disk with files. On a large disk it is more than what the portal refuses changes at
 * (cms/src/disk/disk-state.ts), so that files alone never bring it there.
 */
const LEFT_FREE = { bytes: 512 * 2 ** 20, share: 0.05, least: 0.03 };

const leftFree = (size: number) =>
  Math.max(Math.min(LEFT_FREE.bytes, size * LEFT_FREE.share), size * LEFT_FREE.least);

/**
 * @param bytes how much is about to be written, where that is known
 * @throws ENOSPC if only what is left free would be left
 */
export async function requireRoom(folder: string, bytes = 0) {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize - bytes >= leftFree(blocks * bsize)) return;
  throw Object.assign(new Error('The disk of the files is almost full.'), { code: 'ENOSPC' });
}

/** Private files in a folder outside everything that is served statically. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => path.join(folder, path.basename(key));
  return {
    async write(key, bytes) {
      await mkdir(folder, { recursive: true });
      await requireRoom(folder);
      const part = `${pathOf(key)}.part`;
      const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
      try {
        // Flushed before it gets its name, so that an acknowledged file survives a power failure.
        await pipeline(source, createWriteStream(part, { flush: true }));
        await rename(part, pathOf(key));
        await flushFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    look: (key) =>
      stat(pathOf(key)).then(
        ({ size, mtimeMs }) => ({ size, state: String(mtimeMs) }),
        () => null,
      ),
    read: async (key, range) => createReadStream(pathOf(key), range),
    async copy(from, to) {
      await requireRoom(folder);
      const part = `${pathOf(to)}.part`;
      try {
        // On file systems that can, both share their blocks until one is removed.
        await copyFile(pathOf(from), part, constants.COPYFILE_FICLONE);
        const handle = await open(part, 'r+');
        await handle.sync().finally(() => handle.close());
        await rename(part, pathOf(to));
        await flushFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        // Null if it was removed meanwhile.
        const found = await stat(pathOf(name)).catch(() => null);
        if (found?.isFile()) yield { key: name, changedAt: found.mtime };
      }
    },
  };
}
