// `npm run backup -- <folder>`: database, private files and secrets into one new folder, also while the server runs.
import './lib/node-version.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal, runScript, Steps } from './lib/say.mjs';
import { BACKUP, postgresProgram, sqliteDriver, storedData } from './lib/stored-data.mjs';

/**
 * Copies what is not there yet; a file of the portal never changes once it is written.
 * @param {string} from
 * @param {string} to
 */
function copyFiles(from, to) {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    if (existsSync(join(to, name))) continue;
    try {
      cpSync(join(from, name), join(to, name), { recursive: true });
    } catch (error) {
      // Somebody deleted it in this very moment.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
}

/** How often the database is copied anew where files changed meanwhile. */
const ROUNDS = 10;

/**
 * Copies the database as it is at one moment and tells the keys of the files it knows.
 * @param {import('./lib/stored-data.mjs').StoredData} data
 * @param {string} to
 * @returns {Promise<string[]>}
 */
async function copyDatabase({ client, file, url }, to) {
  if (client === 'postgres') {
    const dump = join(to, BACKUP.postgres);
    await postgresProgram('pg_dump', ['-Fc', '-f', dump, url]);
    const rows = await postgresProgram('pg_restore', ['-a', '-t', 'portal_files', '-f', '-', dump]);
    return rows.match(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\w+/g) ?? [];
  }
  const copy = join(to, BACKUP.sqlite);
  rmSync(copy, { force: true });
  const database = new (sqliteDriver())(file, { readonly: true });
  await database.backup(copy);
  database.close();
  const copied = new (sqliteDriver())(copy);
  // One file, without a log beside it.
  copied.pragma('journal_mode = DELETE');
  const rows = copied.prepare('select key from portal_files').all();
  copied.close();
  return rows.map((/** @type {{ key: string }} */ { key }) => key);
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
  const steps = new Steps(data.inBucket ? 2 : 3);

  const files = () => copyFiles(data.files, join(to, BACKUP.files));
  // Files first, so that little is left to do once the database is copied.
  if (!data.inBucket) await steps.do('Files', files);
  await steps.do('Database, and the files that came meanwhile', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const keys = await copyDatabase(data, to);
      if (data.inBucket) return;
      files();
      // A file that was replaced between the two copies: the next copy of the database knows the new one.
      if (keys.every((key) => existsSync(join(to, BACKUP.files, key)))) return;
    }
    throw new Refusal('Files change faster than they can be copied. Please stop the server first.');
  });
  await steps.do('Secrets', () => {
    if (existsSync(data.secrets)) cpSync(data.secrets, join(to, BACKUP.secrets));
    const mark = { madeAt: new Date().toISOString(), database: data.client };
    writeFileSync(join(to, BACKUP.mark), `${JSON.stringify(mark, null, 2)}\n`);
  });
  const rest = data.inBucket ? ' Files are in the bucket: back it up by its own means.' : '';
  console.log(`\nThe backup is in ${to}. It holds everything, secrets too: keep it safe.${rest}`);
});
