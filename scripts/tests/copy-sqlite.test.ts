import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRepo } from '../lib/paths.mjs';
import { copySqlite, damageOfSqlite, describeSqlite } from '../lib/sqlite-data.mjs';

const driver = createRequire(inRepo('cms', 'package.json')).resolve('better-sqlite3');
const home = mkdtempSync(join(tmpdir(), 'hearthside-copy-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A database as the server leaves it, of about this size in megabytes. */
function makeDatabase(megabytes: number): string {
  const file = join(home, `${megabytes}.db`);
  const database = new (createRequire(driver)(driver))(file);
  database.pragma('journal_mode = WAL');
  database.exec('create table portal_files (id integer primary key, key text)');
  const insert = database.prepare('insert into portal_files (key) values (hex(randomblob(480)))');
  database.transaction(() => {
    for (let row = 0; row < megabytes * 1000; row += 1) insert.run();
  })();
  database.close();
  return file;
}

/**
 * Another program that writes a row every so many milliseconds, or without a pause if 0. The returned function ends
 * it and returns how many rows it wrote.
 */
async function startWriter(file: string, everyMs: number) {
  const program = `
    const database = new (require(${JSON.stringify(driver)}))(${JSON.stringify(file)}, { timeout: 10000 });
    const insert = database.prepare("insert into portal_files (key) values (hex(randomblob(480)))");
    let rows = 0;
    const write = () => { insert.run(); if (++rows === 1) console.log('writing'); again(); };
    const again = () => ${everyMs} ? setTimeout(write, ${everyMs}) : setImmediate(write);
    again();
    process.on('SIGTERM', () => { console.log(rows); process.exit(0); });
  `;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const begun = new Promise((resolve) =>
    child.stdout.on('data', (chunk) => resolve((said += chunk))),
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  await begun;
  return async () => {
    child.kill('SIGTERM');
    await ended;
    return Number(said.trim().split('\n').at(-1));
  };
}

/** How long a copy takes, in milliseconds. */
function timeOfCopy(file: string) {
  const begin = performance.now();
  copySqlite(file, `${file}.copy`);
  return performance.now() - begin;
}

/** Filling a database takes a while on a machine that does other work too. */
const LONG = { timeout: 60_000 };

it(
  'a database under constant writes is copied as it was at one moment, without starting over',
  LONG,
  async () => {
    const file = makeDatabase(24);
    const quiet = timeOfCopy(file);
    const stop = await startWriter(file, 0);
    const busy = timeOfCopy(file);
    const written = await stop();
    // Two seconds for a machine that does other work. A copy that starts over takes longer than both.
    expect(busy).toBeLessThanOrEqual(3 * quiet + 2000);
    expect(damageOfSqlite(`${file}.copy`)).toBeUndefined();
    const rows = describeSqlite(`${file}.copy`).tables.portal_files as number;
    expect(rows).toBeGreaterThan(24_000);
    expect(rows).toBeLessThanOrEqual(24_000 + written);
  },
);

it.runIf(process.env.PROVE)(
  'copying 160 MB with a write every 50 ms takes at most three times as long as without writes',
  { timeout: 120_000 },
  async () => {
    const file = makeDatabase(160);
    const quiet = Math.max(timeOfCopy(file), timeOfCopy(file));
    const stop = await startWriter(file, 50);
    const busy = Math.max(timeOfCopy(file), timeOfCopy(file));
    await stop();
    const megabytes = Math.round(statSync(file).size / 1e6);
    console.log(`${megabytes} MB: ${Math.round(quiet)} ms in quiet, ${Math.round(busy)} ms busy`);
    expect(busy).toBeLessThanOrEqual(3 * quiet);
  },
);
