// `npm run restore -- <folder>`: what `npm run backup` wrote, into an installation that has no data yet.
import './lib/node-version.mjs';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal, runScript, Steps } from './lib/say.mjs';
import { BACKUP, postgresProgram, storedData } from './lib/stored-data.mjs';

const TABLES = `select count(*) from information_schema.tables where table_schema = 'public'`;

/** @param {ReturnType<typeof storedData>} data */
async function refuseToOverwrite({ client, file, url, files, inBucket }) {
  const said = 'Nothing was changed. A restore goes into an installation without data:';
  if (client === 'sqlite' && existsSync(file)) {
    throw new Refusal(`${said} stop the server and move ${file} away first.`);
  }
  if (client === 'postgres') {
    const tables = await postgresProgram('psql', [url, '-Atc', TABLES]);
    if (tables.trim() !== '0') throw new Refusal(`${said} this database has tables already.`);
  }
  if (!inBucket && existsSync(files) && readdirSync(files).length > 0) {
    throw new Refusal(`${said} move ${files} away first.`);
  }
}

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Where from? npm run restore -- /path/to/the/backup');
  const from = resolve(folder);
  if (!existsSync(join(from, BACKUP.mark))) {
    throw new Refusal(`${from} holds no finished backup: ${BACKUP.mark} is missing.`);
  }
  const { database } = JSON.parse(readFileSync(join(from, BACKUP.mark), 'utf8'));
  const data = storedData(process.env);
  if (database !== data.client) {
    throw new Refusal(`The backup is of ${database}, this installation is set to ${data.client}.`);
  }
  await refuseToOverwrite(data);

  const steps = new Steps(3);
  await steps.do('Files', () => {
    if (data.inBucket) return 'left to the bucket';
    mkdirSync(data.files, { recursive: true });
    const kept = join(from, BACKUP.files);
    if (existsSync(kept)) cpSync(kept, data.files, { recursive: true });
  });
  await steps.do('Database', async () => {
    if (data.client === 'postgres') {
      const dump = join(from, BACKUP.postgres);
      const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
      await postgresProgram('pg_restore', [...args, '-d', data.url, dump]);
      return;
    }
    mkdirSync(dirname(data.file), { recursive: true });
    copyFileSync(join(from, BACKUP.sqlite), data.file);
  });
  await steps.do('Secrets', () => {
    const kept = join(from, BACKUP.secrets);
    if (!existsSync(kept)) return 'the backup has none';
    if (existsSync(data.secrets)) return `kept ${data.secrets} as it is`;
    copyFileSync(kept, data.secrets);
  });
  console.log('\nEverything is back. Start the server.');
});
