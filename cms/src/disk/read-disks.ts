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

/** How long the disk of backups, which may be on the network, is waited for. */
const BACKUPS_WITHIN_MS = 3000;

let askedBackups: Promise<DiskState | undefined> | undefined;

/**
 * The disk of backups where it is one of its own. One that doesn't answer is left out. It is not asked again while it
 * is silent, because each question would hold a thread that files and passwords need.
 */
function backupsDisk(
  folder: string | undefined,
  others: readonly (number | undefined)[],
): Promise<DiskState | undefined> {
  askedBackups ??= (async () => {
    const device = await deviceOf(folder);
    if (folder === undefined || device === undefined || others.includes(device)) return undefined;
    return readDisk(folder, 'backups');
  })().finally(() => (askedBackups = undefined));
  const overdue = new Promise<undefined>((resolve) => {
    setTimeout(resolve, BACKUPS_WITHIN_MS, undefined).unref();
  });
  return Promise.race([askedBackups, overdue]);
}

/** How much is free where this server writes. A disk that holds several of its folders is told once. */
export async function readDisks(
  { files, database, backups }: DiskFolders,
  env: NodeJS.ProcessEnv,
): Promise<DiskState[]> {
  const [ofFiles, ofDatabase] = await Promise.all([files, database].map(deviceOf));
  const isBoth = database !== undefined && ofFiles === ofDatabase;
  const disks = await Promise.all([
    readDisk(files, isBoth ? 'both' : 'files'),
    ...(database !== undefined && !isBoth ? [readDisk(database, 'database')] : []),
    backupsDisk(backups, [ofFiles, ofDatabase]),
  ]);
  const known = disks.filter((disk) => disk !== undefined);
  return Promise.all(known.map((disk) => pretended(disk, env)));
}
