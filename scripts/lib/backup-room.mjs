import { statfsSync, statSync } from 'node:fs';
import { bytesToCopy } from './copy-files.mjs';
import { sizeOfPostgres } from './postgres-data.mjs';
import { Refusal } from './say.mjs';

/**
 * What a backup leaves free: it may be on the disk of the database, where the server refuses changes once less than
 * 2 % are free (cms/src/disk/disk-state.ts).
 */
const LEFT_FREE = { bytes: 512 * 2 ** 20, share: 0.05, least: 0.03 };

/** @param {number} bytes */
const inWords = (bytes) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;

/**
 * Why a backup of so many bytes does not fit, or undefined if it does.
 * @param {{ folder: string, needed: number, free: number, size: number }} disk in bytes
 */
export function roomProblem({ folder, needed, free, size }) {
  const { bytes, share, least } = LEFT_FREE;
  const rest = Math.max(Math.min(bytes, size * share), size * least);
  if (needed + rest <= free) return undefined;
  return [
    `There is not enough disk space for a backup in ${folder}: it needs about ${inWords(needed)}`,
    `and ${inWords(rest)} to spare, and ${inWords(free)} are free.`,
    'Nothing was written. Make room there, or keep fewer backups (BACKUP_KEEP).',
  ].join(' ');
}

/**
 * Refuses a backup that its disk has no room for, before anything is written.
 * @param {string} folder where backups are kept
 * @param {import('./stored-data.mjs').StoredData} data
 * @param {import('./file-source.mjs').FileSource | null} source
 * @param {import('./copy-files.mjs').PreviousBackup | null} previous
 */
export async function requireRoom(folder, data, source, previous) {
  const sizeOf = (/** @type {string} */ file) =>
    statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const database =
    data.client === 'postgres'
      ? await sizeOfPostgres(data.url)
      : sizeOf(data.file) + sizeOf(`${data.file}-wal`);
  const needed = database + (source ? await bytesToCopy(source, previous) : 0);
  const { bavail, blocks, bsize } = statfsSync(folder);
  const problem = roomProblem({ folder, needed, free: bavail * bsize, size: blocks * bsize });
  if (problem) throw new Refusal(problem);
}
