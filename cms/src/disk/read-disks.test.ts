import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFolders, readDisks } from './read-disks';

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

  it('are told once where they are one', async () => {
    expect(await held({ files: folder, database: folder, backups: folder })).toEqual(['both']);
    expect(await held({ files: folder, backups: folder })).toEqual(['files']);
  });

  it.runIf(existsSync(OTHER))('are told apart where they are several', async () => {
    const both = { files: folder, database: folder };
    expect(await held({ ...both, backups: OTHER })).toEqual(['both', 'backups']);
    expect(await held({ files: folder, database: OTHER, backups: OTHER })).toEqual([
      'files',
      'database',
    ]);
  });

  it('leave out a folder for backups that is not there', async () => {
    expect(await held({ files: folder, backups: path.join(folder, 'gone') })).toEqual(['files']);
  });
});
