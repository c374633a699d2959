import { readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DiskState } from '@hearthside/contract/system/state';
import { diskStateOf } from './disk-state';

/** The folders this server writes to. The database's is known where that is a file, that of backups where it is set. */
export interface DiskFolders {
  files: string;
  database?: string | undefined;
  backups?: string | undefined;
}

/** Where this server writes, by its settings. */
export function diskFolders(env: NodeJS.ProcessEnv): DiskFolders {
  const files = path.resolve(env.DATA_DIR ?? 'data');
  const backups = env.BACKUP_DIR?.trim() || undefined;
  if (env.DATABASE_CLIENT === 'postgres') return { files, backups };
  const file = env.DATABASE_FILE ?? path.join('data', 'hearthside.db');
  return { files, backups, database: path.dirname(path.resolve(file)) };
}

async function readDisk(folder: string, holds: DiskState['holds']): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const totalBytes = blocks * bsize;
  const freeBytes = bavail * bsize;
  return { holds, freeBytes, totalBytes, state: diskStateOf(freeBytes, totalBytes) };
}

/**
 * The free space that a test asks for: `DISK_FREE_FILE` names a file with the share that is to be free, such as
 * `0.05`. Without the setting, or while there is no such file, the disk itself tells.
 */
async function pretended(disk: DiskState, env: NodeJS.ProcessEnv): Promise<DiskState> {
  if (!env.DISK_FREE_FILE) return disk;
  const text = await readFile(env.DISK_FREE_FILE, 'utf8').catch(() => '');
  if (text.trim() === '') return disk;
  const freeBytes = Math.round(disk.totalBytes * Number(text));
  return { ...disk, freeBytes, state: diskStateOf(freeBytes, disk.totalBytes) };
}

/** The disk a folder is on. Undefined where there is no such folder: a backup into it fails, which is told by itself. */
const deviceOf = async (folder: string | undefined) =>
  folder === undefined ? undefined : (await stat(folder).catch(() => undefined))?.dev;

/** How much is free where this server writes. A disk that holds several of its folders is told once. */
export async function readDisks(
  { files, database, backups }: DiskFolders,
  env: NodeJS.ProcessEnv,
): Promise<DiskState[]> {
  const read = async (folder: string, holds: DiskState['holds']) =>
    pretended(await readDisk(folder, holds), env);
  const [ofFiles, ofDatabase, ofBackups] = await Promise.all(
    [files, database, backups].map(deviceOf),
  );
  const isBoth = database !== undefined && ofFiles === ofDatabase;
  const disks = [read(files, isBoth ? 'both' : 'files')];
  if (database !== undefined && !isBoth) disks.push(read(database, 'database'));
  const isOwn = ofBackups !== undefined && ![ofFiles, ofDatabase].includes(ofBackups);
  if (backups !== undefined && isOwn) disks.push(read(backups, 'backups'));
  return Promise.all(disks);
}
