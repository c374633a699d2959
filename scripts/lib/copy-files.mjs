import { existsSync, linkSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BACKUP } from './backup-record.mjs';
import { reportProgress } from './report-progress.mjs';

/** @typedef {import('./file-source.mjs').FileSource} FileSource */
/** @typedef {import('./file-source.mjs').SourceFile} SourceFile */

/**
 * @typedef {object} PreviousBackup a backup that was found whole, from which unchanged files can be taken
 * @property {string} folder
 * @property {import('./backup-record.mjs').BackupRecord} record
 */

/** File systems round times. One that keeps whole seconds has no hard links, so its files are copied anyway. */
const SAME_TIME_MS = 2;

/**
 * Whether the previous backup has the same file. A copy carries the time at which the original was changed, so one
 * that was replaced by as many bytes is told from it.
 * @param {PreviousBackup | null} previous
 * @param {SourceFile} file
 */
export function isUnchanged(previous, { path, size, changedAt }) {
  const known = previous?.record.files[`${BACKUP.files}/${path}`];
  if (!previous || !known || (size !== undefined && size !== known.size)) return false;
  const copy = statSync(join(previous.folder, BACKUP.files, path), { throwIfNoEntry: false });
  if (!copy || copy.size !== known.size) return false;
  return Math.abs(copy.mtimeMs - changedAt.getTime()) <= SAME_TIME_MS;
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    // The file system has no hard links, or no more of this file.
    return false;
  }
}

/**
 * Copies the files that are not in the backup yet. What the previous backup has already is linked to it and takes no
 * room again.
 * @param {FileSource} source
 * @param {string} folder the backup
 * @param {PreviousBackup | null} previous
 * @returns {Promise<Record<string, { size: number, sha256: string }>>} what the previous backup says of the linked
 * files. The new record takes it over, because a file that was damaged meanwhile must not be recorded as it is now.
 */
export async function copyFiles(source, folder, previous) {
  /** @type {Record<string, { size: number, sha256: string }>} */
  const linked = {};
  mkdirSync(join(folder, BACKUP.files), { recursive: true, mode: 0o700 });
  for await (const file of source.list()) {
    reportProgress();
    const name = `${BACKUP.files}/${file.path}`;
    const target = join(folder, name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    const known = isUnchanged(previous, file) && previous?.record.files[name];
    if (previous && known && tryLink(join(previous.folder, name), target)) {
      linked[name] = known;
      continue;
    }
    try {
      await source.copy(file.path, target);
      utimesSync(target, file.changedAt, file.changedAt);
    } catch (error) {
      // Somebody deleted it just now.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
      rmSync(target, { force: true });
    }
  }
  return linked;
}

/**
 * How many bytes of files a backup has to copy.
 * @param {FileSource} source
 * @param {PreviousBackup | null} previous
 */
export async function bytesToCopy(source, previous) {
  let bytes = 0;
  for await (const file of source.list()) {
    if (!isUnchanged(previous, file)) bytes += file.size ?? 0;
  }
  return bytes;
}
