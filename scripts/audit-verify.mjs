// `npm run audit:verify [-- <place> <hash>]`: whether the history is what it was when it was sealed. With a link that
// was noted earlier (from a log, or from an exported history) also whether the chain still has it.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRepo } from './lib/paths.mjs';
import { Refusal, runScript } from './lib/say.mjs';
import { storedData } from './lib/stored-data.mjs';

// The database's moments have no zone, and mean UTC.
process.env.TZ = 'UTC';

const BUILT = inRepo('cms', 'dist', 'src', 'api', 'history', 'data');

/** @returns {{ position: number, hash: string } | undefined} */
function knownHead() {
  const [place, hash] = process.argv.slice(2);
  if (place === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(place) || !hash) {
    throw new Refusal('Which link? npm run audit:verify -- <place in the chain> <seal>');
  }
  return { position: Number(place), hash };
}

/** A connection to the portal's database, whether or not a server is running. */
function connect() {
  const { client, file, url } = storedData(process.env);
  const knex = createRequire(inRepo('cms', 'package.json'))('knex');
  if (client === 'postgres') return knex({ client: 'pg', connection: url });
  if (!existsSync(file)) throw new Refusal(`There is no database ${file}.`);
  const connection = { filename: file, options: { readonly: true } };
  return knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
}

await runScript(async () => {
  if (!existsSync(BUILT)) throw new Refusal('Please run `npx pnpm@10 build` first.');
  const built = createRequire(inRepo('cms', 'package.json'));
  const { checkHistory } = built(`${BUILT}/checking.js`);
  const { findingWords } = built(`${BUILT}/finding-words.js`);
  const known = knownHead();
  const knex = connect();
  try {
    const { links, waiting, emptied, findings, head } = await checkHistory(knex, known);
    if (findings.length > 0) throw new Refusal(findingWords(findings));
    console.log(
      [
        `The history is whole: ${links} links, ${waiting} entries waiting for the next minute.`,
        `Words of people who were erased were removed from entries ${emptied} times.`,
        ...(head ? [`The last link is ${head.position} ${head.hash}.`] : []),
      ].join('\n'),
    );
  } finally {
    await knex.destroy();
  }
});
