// `npm run backup -- <folder>`: database, private files and secrets into one new folder, also while the server runs.
import './lib/node-version.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BACKUP, writeRecord } from './lib/backup-record.mjs';
import { dumpPostgres } from './lib/postgres-data.mjs';
import { Refusal, runScript, Steps } from './lib/say.mjs';
import { copySqlite, damageOfSqlite, describeSqlite } from './lib/sqlite-data.mjs';
import { storedData } from './lib/stored-data.mjs';

/**
 * Copies the files that are not there yet. A file of the portal never changes once it is written.
 * @param {string} from
 * @param {string} to
 */
function copyFiles(from, to) {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFiles(source, target);
    // A file that is still being written gets its final name when it is complete.
    else if (!entry.name.endsWith('.part') && !existsSync(target)) copyFile(source, target);
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function copyFile(source, target) {
  try {
    cpSync(source, target);
  } catch (error) {
    // Somebody deleted it just now.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

/** How often the database is copied again if files changed meanwhile. */
const ROUNDS = 10;

/**
 * Copies the database as it is at one moment, and returns what is in that copy.
 * @param {import('./lib/stored-data.mjs').StoredData} data
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

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Where to? npm run backup -- /path/to/a/new/folder');
  const to = resolve(folder);
  if (existsSync(to) && readdirSync(to).length > 0) {
    throw new Refusal(`${to} is not empty. A backup gets a folder of its own.`);
  }
  const data = storedData(process.env);
  if (data.client === 'sqlite' && !existsSync(data.file)) {
    throw new Refusal(`There is no database at ${data.file}.`);
  }
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const steps = new Steps(data.inBucket ? 3 : 4);

  const files = () => copyFiles(data.files, join(to, BACKUP.files));
  // Files first, so that little is left to do once the database is copied.
  if (!data.inBucket) await steps.do('Files', files);
  /** @type {Awaited<ReturnType<typeof copyDatabase>>} */
  let copied = { tables: {}, uploads: [] };
  await steps.do('Database, and the files that came meanwhile', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      copied = await copyDatabase(data, to);
      if (data.inBucket) return;
      files();
      // If a file was replaced between the two copies, the next copy of the database has the new one.
      if (copied.uploads.every((key) => existsSync(join(to, BACKUP.files, key)))) return;
    }
    throw new Refusal('Files change faster than they can be copied. Please stop the server first.');
  });
  await steps.do('Secrets', () => {
    if (existsSync(data.secrets)) cpSync(data.secrets, join(to, BACKUP.secrets));
  });
  await steps.do('Checksums', () =>
    writeRecord(to, {
      database: data.client,
      storage: data.inBucket ? 'bucket' : 'folder',
      uploads: copied.uploads.length,
      tables: copied.tables,
    }),
  );
  const rest = data.inBucket ? ' Files are in the bucket: back it up by its own means.' : '';
  console.log(`\nThe backup is in ${to}. It holds everything, secrets too: keep it safe.${rest}`);
});
