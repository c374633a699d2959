/**
 * Loaded into a server by `--import`. SIGUSR2 begins to record the statements that read from SQLite for searches, and at
 * the next one writes them into the file that `BENCH_STATEMENTS` names. What the server reads for other work meanwhile,
 * such as its jobs of each minute, is none of a search.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import { createRequire } from 'node:module';

const requireFromCms = createRequire(`${process.env.BENCH_CMS}/package.json`);
const file = String(process.env.BENCH_STATEMENTS);
/** Says that recording has begun. */
const began = `${file}.began`;
let recorded = null;

const searching = new AsyncLocalStorage();
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...values) {
  const isSearch = event === 'request' && values[0].url.startsWith('/api/search?');
  return isSearch
    ? searching.run(true, () => emit.call(this, event, ...values))
    : emit.call(this, event, ...values);
};

const Sqlite = requireFromCms('better-sqlite3');
const prototype = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1'));
const { all } = prototype;
prototype.all = function (...values) {
  if (searching.getStore()) recorded?.push({ sql: this.source, values });
  return all.apply(this, values);
};

process.on('SIGUSR2', () => {
  if (recorded === null) {
    recorded = [];
    writeFileSync(began, '');
    return;
  }
  rmSync(began, { force: true });
  writeFileSync(`${file}.part`, JSON.stringify(recorded));
  renameSync(`${file}.part`, file);
  recorded = null;
});
