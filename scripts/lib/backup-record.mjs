import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { inRepo } from './paths.mjs';
import { Refusal } from './say.mjs';
import { reportProgress } from './report-progress.mjs';

/** What is in a backup's folder, by name. */
export const BACKUP = {
  sqlite: 'database.sqlite',
  postgres: 'database.dump',
  files: 'files',
  secrets: 'secrets.env',
  /** Written last: a folder without it is an incomplete backup. */
  record: 'backup.json',
};

/** The version of the portal, by semver. @type {string} */
export const OWN_VERSION = JSON.parse(readFileSync(inRepo('package.json'), 'utf8')).version;

/** Raised whenever the layout of a backup's folder changes. */
const FORMAT = 2;

/**
 * @typedef {object} BackupRecord what a backup says of itself in backup.json
 * @property {number} format
 * @property {string} madeAt ISO 8601, UTC
 * @property {string} version of the portal that was backed up
 * @property {'sqlite' | 'postgres'} database
 * @property {'folder' | 'bucket'} storage `folder` where private files are in the backup, `bucket` where they were left
 * in their bucket
 * @property {number} uploads files that members uploaded, by the database
 * @property {Record<string, number>} tables rows by table
 * @property {Record<string, { size: number, sha256: string }>} files every other file of the backup; bytes
 */

/**
 * Size and SHA-256 of a file.
 * @param {string} path
 */
export async function fingerprintOf(path) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    reportProgress();
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/**
 * The files of a backup except its record, by their path within it.
 * @param {string} folder
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path !== BACKUP.record)
    .sort();
}

/**
 * Writes the record of a finished backup.
 * @param {string} folder
 * @param {Pick<BackupRecord, 'database' | 'storage' | 'uploads' | 'tables'>} facts
 * @param {BackupRecord['files']} [known] files that are not read, because another backup's record has them already
 */
export async function writeRecord(folder, facts, known = {}) {
  /** @type {BackupRecord['files']} */
  const files = {};
  for (const path of filesIn(folder)) {
    files[path] = known[path] ?? (await fingerprintOf(join(folder, path)));
  }
  /** @type {BackupRecord} */
  const record = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    version: OWN_VERSION,
    ...facts,
    files,
  };
  writeFileSync(join(folder, BACKUP.record), `${JSON.stringify(record, null, 2)}\n`);
}

const isObject = (/** @type {any} */ value) => value?.constructor === Object;

/** Whether this user may look into a folder. @param {string} folder */
function canRead(folder) {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a backup says about itself.
 * @param {string} folder
 * @returns {BackupRecord}
 * @throws {Refusal} where it is no finished backup, or one this version can't read
 */
export function readRecord(folder) {
  const path = join(folder, BACKUP.record);
  if (existsSync(folder) && !canRead(folder)) {
    throw new Refusal(
      `${folder} can’t be read by this user. Give it to the server’s user: chown -R hearthside ${folder}`,
    );
  }
  if (!existsSync(path)) {
    throw new Refusal(`${folder} holds no finished backup: ${BACKUP.record} is missing.`);
  }
  /** @type {any} */
  let record;
  try {
    record = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Refusal(`${path} is damaged: it is not JSON.`);
  }
  if (isObject(record) && record.format === undefined && record.madeAt && record.database) {
    throw new Refusal(`${path} has no checksums: an older version made it, and can restore it.`);
  }
  if (isObject(record) && Number.isInteger(record.format) && record.format > FORMAT) {
    throw new Refusal(`${path} was made by a newer version, which can restore it.`);
  }
  const whole =
    isObject(record) &&
    record.format === FORMAT &&
    ['sqlite', 'postgres'].includes(record.database) &&
    ['folder', 'bucket'].includes(record.storage) &&
    Number.isInteger(record.uploads) &&
    [record.tables, record.files].every(isObject) &&
    Object.values(record.tables).every(Number.isInteger) &&
    Object.values(record.files).every(isObject);
  if (!whole) throw new Refusal(`${path} is damaged: parts of it are missing.`);
  return record;
}
