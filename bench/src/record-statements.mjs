/**
 * Loaded into a server by `--import`. SIGUSR2 begins to record the statements that read from SQLite, and at the next
 * one writes them into the file that `BENCH_STATEMENTS` names.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const requireFromCms = createRequire(`${process.env.BENCH_CMS}/package.json`);
let recorded = null;

const Sqlite = requireFromCms('better-sqlite3');
const prototype = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1'));
const { all } = prototype;
prototype.all = function (...values) {
  recorded?.push({ sql: this.source, values });
  return all.apply(this, values);
};

process.on('SIGUSR2', () => {
  if (recorded === null) {
    recorded = [];
    return;
  }
  const file = String(process.env.BENCH_STATEMENTS);
  writeFileSync(`${file}.part`, JSON.stringify(recorded));
  renameSync(`${file}.part`, file);
  recorded = null;
});
