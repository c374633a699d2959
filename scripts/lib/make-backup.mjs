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
 * Writes everything an installation keeps into one new folder, also while its server runs.
 * @param {Record<string, string | undefined>} env the server's environment
 * @param {string} to a folder that is empty or not there yet
 * @param {PreviousBackup | null} [previous] a whole backup beside it, with which it shares unchanged files
 * @returns {Promise<{ files: boolean }>} whether the private files are in it
 */
export async function makeBackup(env, to, previous = null) {
  const data = storedData(env);
  if (data.client === 'sqlite' && !existsSync(data.file)) {
    throw new Refusal(`There is no database at ${data.file}.`);
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
  await steps.do('Database, and the files that came meanwhile', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      copied = await copyDatabase(data, to);
      if (!source) return;
      await files();
      // If a file was replaced between the two copies, the next copy of the database has the new one.
      if (copied.uploads.every((key) => existsSync(join(to, BACKUP.files, key)))) return;
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
  return { files: source !== null };
}
