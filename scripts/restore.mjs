// `npm run restore -- <folder>`: restores what `npm run backup` wrote, into an installation that has no data yet. What
// was backed up on SQLite can be restored into PostgreSQL.
import './lib/node-version.mjs';
import { constants, copyFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BACKUP, readRecord } from './lib/backup-record.mjs';
import { compareSecrets } from './lib/backup-secrets.mjs';
import { parseEnv } from './lib/env-file.mjs';
import { endingOlderState, OLDER_WORDS } from './lib/older-state.mjs';
import { bucketSource, folderSource } from './lib/file-source.mjs';
import { emptyPostgres, restorePostgres, stopPrograms } from './lib/postgres-data.mjs';
import { claimTarget } from './lib/restore-target.mjs';
import { Refusal, runScript, Steps } from './lib/say.mjs';
import { sqliteToPostgres } from './lib/sqlite-to-postgres.mjs';
import { settings, storedData } from './lib/stored-data.mjs';
import { openSqlite } from './lib/sqlite-data.mjs';
import { problemsOf, sqliteProblems, summaryOf } from './lib/verify-backup.mjs';

/** Functions that undo the steps done so far, run in reverse order. @type {(() => unknown)[]} */
const undo = [];

let isInterrupted = false;

/** From here on an interruption undoes what was done. Before, there is nothing to undo, and it just ends. */
function undoWhenInterrupted() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      isInterrupted = true;
      stopPrograms();
    });
  }
}

/** Once the database is there, everything is: it is too late to stop. */
function requireWanted() {
  if (isInterrupted) throw new Refusal('It was interrupted.');
}

/** Undoes what was done. @returns {Promise<string[]>} what could not be undone */
async function undone() {
  const left = [];
  for (const step of undo.reverse()) {
    try {
      await step();
    } catch (error) {
      left.push(`- ${/** @type {Error} */ (error).message}`);
    }
  }
  return left;
}

/**
 * Copies the private files. The folder gets its final name once all of them are there.
 * @param {string} from
 * @param {string} files
 */
function restoreFiles(from, files) {
  const part = `${files}.restoring`;
  rmSync(part, { recursive: true, force: true });
  undo.push(() => rmSync(part, { recursive: true, force: true }));
  const made = mkdirSync(part, { recursive: true, mode: 0o700 });
  // The folder above may be new as well. An empty one would be in the way of the data that was moved aside.
  if (made && made !== part) undo.unshift(() => rmSync(made, { recursive: true, force: true }));
  if (existsSync(from)) cpSync(from, part, { recursive: true, preserveTimestamps: true });
  if (existsSync(files)) {
    rmdirSync(files);
    undo.push(() => mkdirSync(files));
  }
  renameSync(part, files);
  undo.push(() => rmSync(files, { recursive: true, force: true }));
}

/**
 * Copies the private files into a bucket that has none.
 * @param {string} from
 */
async function restoreBucket(from) {
  const bucket = bucketSource(settings(process.env));
  for await (const { path } of folderSource(from).list()) {
    requireWanted();
    await bucket.upload(path, join(from, path));
    undo.push(() => bucket.remove(path));
  }
}

/**
 * Copies the database file. It gets its final name once its content matches the backup's record.
 * @param {string} from
 * @param {string} file
 * @param {import('./lib/backup-record.mjs').BackupRecord} record
 * @param {string} [afterwards] statements that belong to it
 */
function restoreSqlite(from, file, record, afterwards = '') {
  const part = `${file}.restoring`;
  undo.push(() => rmSync(part, { force: true }));
  copyFileSync(from, part);
  const problems = sqliteProblems(part, record, file);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  if (afterwards) {
    const database = openSqlite(part);
    database.exec(afterwards);
    database.close();
  }
  renameSync(part, file);
}

/**
 * Copies the secrets, unless the installation has some, which may differ from these.
 * @param {string} from
 * @param {string} secrets
 */
function restoreSecrets(from, secrets) {
  if (!existsSync(from)) return 'the backup has none';
  const { given, different } = compareSecrets(process.env, from);
  if (different.length > 0) {
    return `kept those of the environment; other than in the backup: ${different.join(', ')}`;
  }
  if (given) return 'the same as in the environment';
  if (existsSync(secrets)) return `kept ${secrets} as it is`;
  copyFileSync(from, secrets, constants.COPYFILE_EXCL);
  undo.push(() => rmSync(secrets, { force: true }));
}

/**
 * Refuses where the server would look elsewhere than the restore puts things: the settings that come with the backup
 * take effect at the server's next start.
 * @param {import('./lib/stored-data.mjs').StoredData} data
 * @param {string} secrets of the backup
 */
function requireSamePlaces(data, secrets) {
  if (existsSync(data.secrets) || !existsSync(secrets)) return;
  const coming = parseEnv(readFileSync(secrets, 'utf8'));
  const later = storedData({ ...coming, ...process.env });
  const places = /** @type {const} */ (['client', 'file', 'url', 'files', 'inBucket', 'bucket']);
  if (places.every((place) => data[place] === later[place])) return;
  const names = Object.keys(coming).filter((name) => PLACES.test(name) && !(name in process.env));
  throw new Refusal(
    [
      'Nothing was changed. The settings in the backup name other places for data than those of this machine:',
      `${names.join(', ')}. The server would look there after the restore. Set them in the environment, or write`,
      `${data.secrets} with the secrets of the backup's secrets.env and the places of this machine.`,
    ].join('\n'),
  );
}

/** Settings that say where data are. */
const PLACES = /^(DATABASE_CLIENT|DATABASE_FILE|DATABASE_URL|DATA_DIR|STORAGE|S3_\w+)$/;

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Where from? npm run restore -- /path/to/the/backup');
  const from = resolve(folder);
  const steps = new Steps(4);

  const record = readRecord(from);
  await steps.do('Checking the backup', async () => {
    const problems = await problemsOf(from, record);
    if (problems.length === 0) return summaryOf(record);
    const said = `Nothing was changed. ${from} is damaged:`;
    throw new Refusal([said, ...problems].join('\n'));
  });
  const data = storedData(process.env);
  requireSamePlaces(data, join(from, BACKUP.secrets));
  const older = endingOlderState(record, new Date());
  const release = await claimTarget(data, record, process.env);
  undoWhenInterrupted();
  try {
    await steps.do('Files', async () => {
      if (record.storage === 'bucket') return 'left to the bucket';
      const files = join(from, BACKUP.files);
      if (data.inBucket) await restoreBucket(files);
      else restoreFiles(files, data.files);
      return `${record.uploads} uploaded files, by the database`;
    });
    await steps.do('Secrets', () => restoreSecrets(join(from, BACKUP.secrets), data.secrets));
    requireWanted();
    // The database comes last: if it fails, everything else is undone.
    await steps.do('Database', async () => {
      const file = join(from, BACKUP.sqlite);
      if (data.client === 'sqlite') return restoreSqlite(file, data.file, record, older);
      if (record.database === 'postgres')
        return restorePostgres(data.url, join(from, BACKUP.postgres), record.tables, older);
      undo.push(() => emptyPostgres(data.url));
      const left = await sqliteToPostgres(file, data.url, record.tables, older);
      return left.length === 0
        ? 'from SQLite into PostgreSQL'
        : `from SQLite into PostgreSQL, without what this version does not use: ${left.join(', ')}`;
    });
  } catch (error) {
    const { message } = isInterrupted
      ? new Refusal('It was interrupted.')
      : /** @type {Error} */ (error);
    const left = await undone();
    if (left.length === 0)
      throw new Refusal(`The restore failed, and nothing was changed.\n${message}`);
    throw new Refusal(
      ['The restore failed:', message, 'Not everything could be taken back:', ...left].join('\n'),
    );
  } finally {
    await release();
  }
  console.log(`\nEverything is back. Start the server.${older ? `\n${OLDER_WORDS}` : ''}`);
});
