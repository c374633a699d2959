import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP, writeRecord } from './backup-record.mjs';
import { secretsText } from './backup-secrets.mjs';
import { copyFiles } from './copy-files.mjs';
import { bucketSource, folderSource } from './file-source.mjs';
import { dumpPostgres } from './postgres-data.mjs';
import { Refusal, Steps } from './say.mjs';
import { copySqlite, damageOfSqlite, describeSqlite } from './sqlite-data.mjs';
import { settings, storedData } from './stored-data.mjs';

/** @typedef {import('./copy-files.mjs').PreviousBackup} PreviousBackup */
/** @typedef {import('./stored-data.mjs').StoredData} StoredData */

/** How often the database is copied again if files changed meanwhile. */
const ROUNDS = 10;

/**
 * Copies the database as it is at one moment, and returns what is in that copy.
 * @param {StoredData} data
 * @param {string} to
 */
async function copyDatabase({ client, file, url }, to) {
  if (client === 'postgres') return dumpPostgres(url, join(to, BACKUP.postgres));
  const copy = join(to, BACKUP.sqlite);
  copySqlite(file, copy);
  const damage = damageOfSqlite(copy);
  if (damage) throw new Refusal(`The database itself is damaged, no backup was made: ${damage}`);
  return describeSqlite(copy);
}

/**
 * Where the private files come from, or null where they are left to the bucket's own backups.
 * @param {Record<string, string | undefined>} env
 */
export function sourceOf(env) {
  const { files, inBucket } = storedData(env);
  if (!inBucket) return folderSource(files);
  const all = settings(env);
  return all.BACKUP_FILES === 'false' ? null : bucketSource(all);
}

/**
 * @param {import('./file-source.mjs').FileSource} source
 * @param {string[]} paths
 */
async function hasAny(source, paths) {
  for await (const { path } of source.list()) if (paths.includes(path)) return true;
  return false;
}

/** @param {string[]} lost */
export const lostWords = (lost) =>
  `${lost.length === 1 ? 'One file that the database names is' : `${lost.length} files that the database names are`} not in the storage any more: ${lost.slice(0, 10).join(', ')}${lost.length > 10 ? ' …' : ''}`;

/**
 * Writes everything an installation keeps into one new folder, also while its server runs.
 * @param {Record<string, string | undefined>} env the server's environment
 * @param {string} to a folder that is empty or not there yet
 * @param {PreviousBackup | null} [previous] a whole backup beside it, with which it shares unchanged files
 * @returns {Promise<{ files: boolean, lost: string[] }>} whether the private files are in it, and which of them the
 * storage has no more, though the database names them
 */
export async function makeBackup(env, to, previous = null) {
  const data = storedData(env);
  if (data.client === 'sqlite' && !existsSync(data.file)) {
    throw new Refusal(
      `There is no database at ${data.file}. If the settings are in another file, such as /etc/hearthside.env, read it first (docs/operations.md, Backup and restore).`,
    );
  }
  const source = sourceOf(env);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const steps = new Steps(source ? 4 : 3);

  /** @type {Awaited<ReturnType<typeof copyFiles>>} */
  const linked = {};
  const files = async () => {
    if (source) Object.assign(linked, await copyFiles(source, to, previous));
  };
  // Files first, so that little is left to do once the database is copied.
  if (source) await steps.do('Files', files);
  /** @type {Awaited<ReturnType<typeof copyDatabase>>} */
  let copied = { tables: {}, uploads: [] };
  /** @type {string[]} */
  let lost = [];
  await steps.do('Database, and the files that came meanwhile', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      copied = await copyDatabase(data, to);
      if (!source) return;
      await files();
      // If a file was replaced between the two copies, the next copy of the database has the new one.
      const missing = copied.uploads.filter((key) => !existsSync(join(to, BACKUP.files, key)));
      // A file that is missing twice, and that the storage does not have, will not come: the rest is worth a backup.
      const isLost = missing.length === lost.length && missing.every((key) => lost.includes(key));
      lost = missing;
      if (missing.length === 0) return;
      if (isLost && !(await hasAny(source, missing))) return;
    }
    throw new Refusal('Files change faster than they can be copied. Please stop the server first.');
  });
  await steps.do('Secrets', () => {
    const text = secretsText(env, data.secrets);
    if (text) writeFileSync(join(to, BACKUP.secrets), text, { mode: 0o600 });
  });
  await steps.do('Checksums', () =>
    writeRecord(
      to,
      {
        database: data.client,
        storage: source ? 'folder' : 'bucket',
        uploads: copied.uploads.length,
        tables: copied.tables,
      },
      linked,
    ),
  );
  return { files: source !== null, lost };
}
