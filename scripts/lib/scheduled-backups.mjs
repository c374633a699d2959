import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BACKUP, readRecord } from './backup-record.mjs';
import { requireRoom } from './backup-room.mjs';
import { lostWords, makeBackup, sourceOf } from './make-backup.mjs';
import { Refusal } from './say.mjs';
import { storedData } from './stored-data.mjs';
import { reportProgress } from './report-progress.mjs';
import { problemsOf } from './verify-backup.mjs';

/** The names of the backups that are made by the schedule. The server's cms/src/backup/old-backups.ts knows them too. */
const NAME = /^hearthside-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
/** A backup has this ending until it was found whole, and again while it is removed. */
const PART = '.part';

/** @param {Date} at */
export const folderNameAt = (at) =>
  `hearthside-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/**
 * Removes what a backup that broke off has left.
 * @param {string} folder
 */
export function removeLeftovers(folder) {
  for (const name of readdirSync(folder)) {
    const isOurs = name.endsWith(PART) && NAME.test(name.slice(0, -PART.length));
    if (!isOurs) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      // What another user put there must not keep new backups from being made.
      console.warn(
        `${join(folder, name)} could not be removed: ${/** @type {Error} */ (error).message}`,
      );
    }
  }
}

/**
 * The latest backup of the schedule that has a record, or null.
 * @param {string} folder
 * @returns {import('./copy-files.mjs').PreviousBackup | null}
 */
function latestBackup(folder) {
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of names.sort().reverse()) {
    const one = join(folder, name);
    try {
      return { folder: one, record: readRecord(one) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return null;
}

/**
 * Waits until the disk has everything in a folder. What is shared with an earlier backup it has already.
 * @param {string} folder
 */
function flush(folder) {
  // Windows can flush neither folders nor files that are open for reading.
  if (process.platform === 'win32') return;
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = all.map((entry) => join(entry.parentPath, entry.name));
  const isNew = (/** @type {string} */ path) => {
    const found = statSync(path);
    return found.isDirectory() || found.nlink === 1;
  };
  for (const path of [...paths.filter(isNew), folder]) {
    reportProgress();
    const handle = openSync(path, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

/**
 * Makes a backup and checks it. A file shared with the previous backup may have been damaged since: then everything is
 * copied anew.
 * @param {Record<string, string | undefined>} env
 * @param {string} part
 * @param {import('./copy-files.mjs').PreviousBackup | null} previous
 * @returns {Promise<{ record: import('./backup-record.mjs').BackupRecord, damaged: string[], lost: string[] }>} and what
 * is damaged in the previous one, and lost in the storage
 */
async function makeWhole(env, part, previous) {
  const { lost } = await makeBackup(env, part, previous);
  const record = readRecord(part);
  const problems = await problemsOf(part, record);
  if (problems.length === 0) return { record, damaged: [], lost };
  const isShared = problems.every((problem) => problem.startsWith(`${BACKUP.files}/`));
  if (!previous || !isShared) throw new Refusal(`The backup is not whole:\n${problems.join('\n')}`);
  rmSync(part, { recursive: true, force: true });
  await requireRoom(dirname(part), storedData(env), sourceOf(env), null);
  return { ...(await makeWhole(env, part, null)), damaged: problems };
}

/**
 * @typedef {object} ScheduledBackup
 * @property {string} name of its folder
 * @property {number} bytes of everything in it
 * @property {string} warning what is wrong with the backup before; empty where nothing is
 * @property {string} lost which files the storage has lost, in words; empty where it has all
 */

/**
 * Makes a backup in a folder of its own below `folder`, which gets its name only once it was found whole. What has
 * not changed since the previous one is shared with it.
 * @param {Record<string, string | undefined>} env
 * @param {string} folder
 * @param {Date} now
 * @returns {Promise<ScheduledBackup>}
 */
export async function scheduledBackup(env, folder, now) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeLeftovers(folder);
  const name = folderNameAt(now);
  const [whole, part] = [join(folder, name), join(folder, `${name}${PART}`)];
  if (existsSync(whole)) throw new Refusal(`${whole} is there already.`);
  const previous = latestBackup(folder);
  await requireRoom(folder, storedData(env), sourceOf(env), previous);
  try {
    const { record, damaged, lost } = await makeWhole(env, part, previous);
    flush(part);
    renameSync(part, whole);
    const warning = damaged.length > 0 ? `${previous?.folder}: ${damaged.join('; ')}` : '';
    return { name, bytes: bytesOf(record), warning, lost: lost.length > 0 ? lostWords(lost) : '' };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/** @param {import('./backup-record.mjs').BackupRecord} record */
const bytesOf = ({ files }) => Object.values(files).reduce((sum, { size }) => sum + size, 0);
