import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { parseEnv } from './env-file.mjs';
import { inRepo } from './paths.mjs';
import { run } from './run.mjs';
import { Refusal } from './say.mjs';

/**
 * @typedef {object} StoredData where an installation keeps what people put into it
 * @property {'sqlite' | 'postgres'} client
 * @property {string} file the SQLite file
 * @property {string} url of the PostgreSQL database
 * @property {string} files the folder of private files
 * @property {boolean} inBucket private files are in a bucket and not in the folder
 * @property {string} secrets the file with the installation's secrets
 */

/**
 * Where the server of this environment keeps its data, by the same settings it reads itself.
 * @param {Record<string, string | undefined>} env
 * @returns {StoredData}
 */
export function storedData(env) {
  const secrets = inRepo('cms', '.env');
  const kept = existsSync(secrets) ? parseEnv(readFileSync(secrets, 'utf8')) : {};
  const value = (/** @type {string} */ key) => env[key] || kept[key] || '';
  const inCms = (/** @type {string} */ path) => resolve(inRepo('cms'), path);
  const dataDir = value('DATA_DIR') || 'data';
  return {
    client: value('DATABASE_CLIENT') === 'postgres' ? 'postgres' : 'sqlite',
    file: inCms(value('DATABASE_FILE') || join('data', 'hearthside.db')),
    url: value('DATABASE_URL'),
    files: join(inCms(dataDir), 'files'),
    inBucket: value('STORAGE') === 's3',
    secrets,
  };
}

/** What a backup's folder holds, by name. */
export const BACKUP = {
  sqlite: 'database.sqlite',
  postgres: 'database.dump',
  files: 'files',
  secrets: 'secrets.env',
  /** Written last: a folder without it is half a backup. */
  mark: 'backup.json',
};

/** The SQLite driver the server itself uses. */
export function sqliteDriver() {
  return createRequire(inRepo('cms', 'package.json'))('better-sqlite3');
}

/**
 * Runs one of PostgreSQL's own programs.
 * @param {'pg_dump' | 'pg_restore' | 'psql'} name
 * @param {string[]} args
 * @returns {Promise<string>} what it printed
 */
export async function postgresProgram(name, args) {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (!folder) throw new Refusal(`${name} is not on this machine (Debian: postgresql-client).`);
  const { code, output } = await run(join(folder, name), args, { output: 'capture' });
  if (code !== 0) throw new Refusal(`${name} failed:\n${output.trim()}`);
  return output;
}
