// `npm run backup -- <folder>`: database, private files and secrets into one new folder, also while the server runs.
import './lib/node-version.mjs';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup } from './lib/make-backup.mjs';
import { Refusal, runScript } from './lib/say.mjs';
import { storedData } from './lib/stored-data.mjs';
import { sourceWords } from './lib/welcome.mjs';

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Where to? npm run backup -- /path/to/a/new/folder');
  const to = resolve(folder);
  if (existsSync(to) && readdirSync(to).length > 0) {
    throw new Refusal(`${to} is not empty. A backup gets a folder of its own.`);
  }
  console.log(sourceWords(storedData(process.env)));
  const { files } = await makeBackup(process.env, to).catch((error) => {
    // It was empty or not there. Otherwise the same command would find it taken the next time.
    if (existsSync(to))
      for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
    throw error;
  });
  const rest = files ? '' : ' Files are in the bucket: back it up by its own means.';
  console.log(`\nThe backup is in ${to}. It holds everything, secrets too: keep it safe.${rest}`);
});
