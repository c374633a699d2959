import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { inRepo } from './paths.mjs';
import { Refusal } from './say.mjs';

/** The driver the server itself uses. @throws {Refusal} where the packages are not installed */
function driver() {
  try {
    return createRequire(inRepo('cms', 'package.json'))('better-sqlite3');
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Refusal('The packages are not installed here. Run `npm run build` first.');
  }
}

/**
 * Opens a database.
 * @param {string} file
 * @param {object} [options]
 */
export function openSqlite(file, options) {
  const Database = driver();
  return new Database(file, options);
}

/**
 * Copies a database as it is at one moment, even while it is written to. VACUUM INTO reads it in one statement.
 * SQLite's page-by-page copy starts over after each write, so on a busy database it would never end. Deleted data is
 * not in the copy (https://sqlite.org/lang_vacuum.html, VACUUM with an INTO clause).
 * @param {string} file
 * @param {string} copy
 */
export function copySqlite(file, copy) {
  rmSync(copy, { force: true });
  const database = openSqlite(file, { readonly: true });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
  const copied = openSqlite(copy);
  // One file, without a log beside it.
  copied.pragma('journal_mode = DELETE');
  copied.close();
}

/**
 * What is in a database nobody writes to: rows by table, and the keys of uploaded files.
 * @param {string} file
 * @returns {{ tables: Record<string, number>, uploads: string[] }}
 */
export function describeSqlite(file) {
  const database = openSqlite(file, { readonly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .pluck()
      .all()
      .map((/** @type {string} */ name) => {
        const quoted = `"${name.replaceAll('"', '""')}"`;
        return [name, database.prepare(`select count(*) from ${quoted}`).pluck().get()];
      });
    const uploads = database.prepare('select key from portal_files').pluck().all();
    return { tables: Object.fromEntries(tables), uploads };
  } finally {
    database.close();
  }
}

/**
 * What SQLite itself finds wrong with a file, or undefined if it is sound.
 * @param {string} file
 * @returns {string | undefined}
 */
export function damageOfSqlite(file) {
  try {
    const database = openSqlite(file, { readonly: true, fileMustExist: true });
    try {
      const found = database.pragma('integrity_check(1)', { simple: true });
      return found === 'ok' ? undefined : String(found).split('\n').join(' ');
    } finally {
      database.close();
    }
  } catch (error) {
    // Nothing is known of the database then.
    if (error instanceof Refusal) throw error;
    return /** @type {Error} */ (error).message;
  }
}

/**
 * Keeps servers from starting on a database until the returned function is called. A server holds the same lock
 * for its whole life (cms/src/db/lock-database-file.ts).
 * @param {string} file
 * @throws {Refusal} where a server is running on it
 */
export function lockSqlite(file) {
  mkdirSync(dirname(file), { recursive: true });
  const database = openSqlite(`${file}.lock`, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (/** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error;
    throw new Refusal(`Nothing was changed. A server is running on ${file}: stop it first.`);
  }
  return () => database.close();
}
