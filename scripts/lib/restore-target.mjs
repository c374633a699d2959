import { existsSync, readdirSync } from 'node:fs';
import { isEmptyPostgres } from './postgres-data.mjs';
import { Refusal } from './say.mjs';
import { lockSqlite } from './sqlite-data.mjs';

/** @typedef {import('./stored-data.mjs').StoredData} StoredData */

/**
 * What prevents a restore, and what to do about it. Empty if there is no data.
 * @param {StoredData} data
 */
async function obstacles({ client, file, url, files, inBucket }) {
  const found = [];
  const database = ['', '-wal', '-shm'].map((ending) => `${file}${ending}`);
  // A leftover log would be replayed onto the restored database.
  if (client === 'sqlite' && [...database, `${file}-journal`].some(existsSync)) {
    found.push(`move ${database.join(', ')} away together (those of the three that are there)`);
  }
  if (client === 'postgres' && !(await isEmptyPostgres(url))) {
    found.push('create an empty database and set DATABASE_URL to it: this one has tables already');
  }
  if (!inBucket && existsSync(files) && readdirSync(files).length > 0) {
    found.push(`move ${files} away`);
  }
  return found;
}

/**
 * Refuses to restore over existing data, while a server is running, or into an installation of another kind.
 * @param {StoredData} data
 * @param {import('./backup-record.mjs').BackupRecord} record
 * @returns {Promise<() => void>} lets servers start again
 */
export async function claimTarget(data, record) {
  if (record.database !== data.client) {
    throw new Refusal(
      `Nothing was changed. The backup is of ${record.database}, this installation is set to ${data.client}.`,
    );
  }
  const storage = data.inBucket ? 'bucket' : 'folder';
  if (record.storage !== storage) {
    throw new Refusal(
      `Nothing was changed. The files of the backup were in a ${record.storage}, this installation keeps them in a ${storage}: set STORAGE as it was.`,
    );
  }
  const found = await obstacles(data);
  if (found.length > 0) {
    throw new Refusal(
      [
        'Nothing was changed. A restore goes into an installation without data. Stop the server, then',
        ...found.map((one) => `- ${one}`),
      ].join('\n'),
    );
  }
  return data.client === 'sqlite' ? lockSqlite(data.file) : () => undefined;
}
