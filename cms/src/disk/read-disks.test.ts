import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { diskFolders, readDisks } from './read-disks';

/** A share on the network that has gone: nothing about it ever answers. */
const SILENT = '/mnt/silent';
const asked = vi.hoisted(() => vi.fn());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const stat = (file: string) => {
    if (file !== SILENT) return real.stat(file);
    asked();
    return new Promise(() => undefined);
  };
  return { ...real, stat };
});

const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-disks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder on a disk of its own, as Linux has one. */
const OTHER = '/dev/shm';
const held = async (folders: Parameters<typeof readDisks>[0]) =>
  (await readDisks(folders, {})).map(({ holds }) => holds);

describe('the disks a server writes to', () => {
  it('are those of its files, its database and its backups', () => {
    const env = { DATA_DIR: '/srv/data', DATABASE_FILE: '/srv/db/portal.db', BACKUP_DIR: '/mnt/b' };
    expect(diskFolders(env)).toEqual({
      files: '/srv/data',
      database: '/srv/db',
      backups: '/mnt/b',
    });
    expect(diskFolders({ ...env, DATABASE_CLIENT: 'postgres' })).toEqual({
      files: '/srv/data',
      backups: '/mnt/b',
    });
  });

  it('are reported once if they are one', async () => {
    expect(await held({ files: folder, database: folder, backups: folder })).toEqual(['both']);
    expect(await held({ files: folder, backups: folder })).toEqual(['files']);
  });

  it.runIf(existsSync(OTHER))('are reported separately if there are several', async () => {
    const both = { files: folder, database: folder };
    expect(await held({ ...both, backups: OTHER })).toEqual(['both', 'backups']);
    expect(await held({ files: folder, database: OTHER, backups: OTHER })).toEqual([
      'files',
      'database',
    ]);
  });

  it('leave out a folder for backups that does not exist', async () => {
    expect(await held({ files: folder, backups: path.join(folder, 'gone') })).toEqual(['files']);
  });

  it('are reported without that of backups while it does not answer, and it is asked once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const both = Promise.all([
        held({ files: folder, backups: SILENT }),
        held({ files: folder, backups: SILENT }),
      ]);
      let isOver = false;
      void both.then(() => (isOver = true));
      while (!isOver) {
        // The other disks are read, and then time passes.
        await new Promise(setImmediate);
        vi.advanceTimersByTime(500);
      }
      expect(await both).toEqual([['files'], ['files']]);
      expect(asked).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
