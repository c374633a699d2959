import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from './env-file.mjs';
import { inRepo } from './paths.mjs';

/**
 * @typedef {object} StoredData where an installation keeps what people put into it
 * @property {'sqlite' | 'postgres'} client
 * @property {string} file the SQLite file
 * @property {string} url of the PostgreSQL database
 * @property {string} files the folder of private files
 * @property {boolean} inBucket private files are in a bucket and not in the folder
 * @property {string} bucket its name, or nothing
 * @property {string} outbox the folder mails are written to where no mail server is set
 * @property {string} smtp the address of the mail server, or nothing
 * @property {string} secrets the file with the installation's secrets
 */

/** The file with the installation's secrets and with whatever else somebody set there. */
const SECRETS_FILE = inRepo('cms', '.env');

/**
 * The settings the server sees: those of the environment, then those of `cms/.env`.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function settings(env) {
  const kept = existsSync(SECRETS_FILE) ? parseEnv(readFileSync(SECRETS_FILE, 'utf8')) : {};
  return { ...kept, ...env };
}

/**
 * Where the server of this environment keeps its data, by the same settings it reads itself.
 * @param {Record<string, string | undefined>} env
 * @returns {StoredData}
 */
export function storedData(env) {
  const all = settings(env);
  const inCms = (/** @type {string} */ path) => resolve(inRepo('cms'), path);
  const dataDir = inCms(all.DATA_DIR || 'data');
  return {
    client: all.DATABASE_CLIENT === 'postgres' ? 'postgres' : 'sqlite',
    file: inCms(all.DATABASE_FILE || join('data', 'hearthside.db')),
    url: all.DATABASE_URL || '',
    files: join(dataDir, 'files'),
    inBucket: all.STORAGE === 's3',
    bucket: all.S3_BUCKET || '',
    outbox: join(dataDir, 'outbox'),
    smtp: all.SMTP_URL || '',
    secrets: SECRETS_FILE,
  };
}
