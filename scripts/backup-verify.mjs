// `npm run backup:verify -- <folder>`: whether a backup is whole, without restoring it.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRecord } from './lib/backup-record.mjs';
import { Refusal, runScript } from './lib/say.mjs';
import { problemsOf, summaryOf } from './lib/verify-backup.mjs';

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Of which? npm run backup:verify -- /path/to/the/backup');
  const from = resolve(folder);
  if (!existsSync(from)) throw new Refusal(`There is no folder ${from}.`);
  const record = readRecord(from);
  const problems = await problemsOf(from, record);
  if (problems.length > 0) {
    throw new Refusal([`${from} is damaged:`, ...problems].join('\n'));
  }
  console.log(`The backup is whole: ${summaryOf(record)}.`);
});
