import { existsSync, readdirSync } from 'node:fs';
import { OWN_VERSION } from './backup-record.mjs';
import { bucketSource } from './file-source.mjs';
import { claimPostgres } from './postgres-data.mjs';
import { Refusal } from './say.mjs';
import { lockSqlite } from './sqlite-data.mjs';
import { settings } from './stored-data.mjs';

/** @typedef {import('./stored-data.mjs').StoredData} StoredData */

/** Whether the bucket of this environment has a file. @param {Record<string, string | undefined>} env */
async function hasFiles(env) {
  for await (const _file of bucketSource(settings(env)).list()) return true;
  return false;
}

/**
 * What prevents a restore, and what to do about it. Empty if there is no data.
 * @param {StoredData} data
 * @param {import('./backup-record.mjs').BackupRecord} record
 * @param {Record<string, string | undefined>} env
 * @param {boolean} isEmpty whether the PostgreSQL database has no tables
 */
async function obstacles({ client, file, files, inBucket, bucket }, { storage }, env, isEmpty) {
  const found = [];
  const database = ['', '-wal', '-shm'].map((ending) => `${file}${ending}`);
  // A leftover log would be replayed onto the restored database.
  if (client === 'sqlite' && [...database, `${file}-journal`].some(existsSync)) {
    found.push(`move ${database.join(', ')} away together (those of the three that are there)`);
  }
  if (!isEmpty) {
    found.push('create an empty database and set DATABASE_URL to it: this one has tables already');
  }
  if (!inBucket && existsSync(files) && readdirSync(files).length > 0) {
    found.push(`move ${files} away`);
  }
  if (inBucket && storage === 'folder' && (await hasFiles(env))) {
    found.push(`create an empty bucket and set S3_BUCKET to it: ${bucket} has files already`);
  }
  return found;
}

const NO_CLAIM = { isEmpty: true, release: async () => undefined };

/** @param {import('./backup-record.mjs').BackupRecord} record */
function requireSameVersion({ version }) {
  if (version === OWN_VERSION) return;
  throw new Refusal(
    [
      `Nothing was changed. Version ${version} made the backup, and this is ${OWN_VERSION}. Only the same version brings`,
      'it from SQLite to PostgreSQL: update one of them first.',
    ].join('\n'),
  );
}

/**
 * Refuses to restore over existing data, while a server is running, or into an installation of another kind.
 * @param {StoredData} data
 * @param {import('./backup-record.mjs').BackupRecord} record
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<() => unknown>} lets servers, or other restores, start again
 */
export async function claimTarget(data, record, env) {
  if (record.database === 'postgres' && data.client === 'sqlite') {
    throw new Refusal(
      'Nothing was changed. The backup is of postgres, this installation is set to sqlite.',
    );
  }
  if (record.storage === 'bucket' && !data.inBucket) {
    throw new Refusal(
      'Nothing was changed. The files of the backup were left in their bucket, and this installation keeps files in a folder: set STORAGE as it was.',
    );
  }
  if (record.database === 'sqlite' && data.client === 'postgres') requireSameVersion(record);
  const { isEmpty, release } =
    data.client === 'postgres' ? await claimPostgres(data.url) : NO_CLAIM;
  const found = await obstacles(data, record, env, isEmpty);
  if (found.length > 0) {
    await release();
    throw new Refusal(
      [
        'Nothing was changed. A restore goes into an installation without data. Stop the server, then',
        ...found.map((one) => `- ${one}`),
      ].join('\n'),
    );
  }
  return data.client === 'sqlite' ? lockSqlite(data.file) : release;
}
