import { requireFromCms } from './paths.ts';
import type { PostgresTarget } from './postgres-target.ts';

interface Statement {
  run(...values: unknown[]): unknown;
  all(...values: unknown[]): Record<string, unknown>[];
}

/** As much of better-sqlite3 as the bench needs. */
export interface Database {
  prepare(sql: string): Statement;
  transaction(work: () => void): () => void;
  pragma(source: string): unknown;
  close(): void;
}

/** What is filled with made-up data: a SQLite file, or a PostgreSQL database. Both get the same rows. */
export type FillTarget = Database | PostgresTarget;

const Sqlite = requireFromCms('better-sqlite3') as new (file: string) => Database;

/** Opens a database file for filling it: fast, but not safe against a power failure. */
export function openForFilling(file: string): Database {
  const database = new Sqlite(file);
  database.pragma('journal_mode = DELETE');
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -262144');
  return database;
}

/** Opens a database file that a server runs on, to query it beside the server, with the settings the server gave it. */
export const openBeside = (file: string): Database => new Sqlite(file);

/** The statements that created the database. They change whenever its shape does. */
export function schemaOf(database: Database): string {
  const rows = database
    .prepare('select sql from sqlite_master where sql is not null order by 1')
    .all();
  return rows.map(({ sql }) => String(sql)).join('\n');
}

/** What a statement finds in a database that is being filled. */
export const rowsOf = (target: FillTarget, sql: string): Record<string, unknown>[] =>
  'copy' in target ? target.rowsOf(sql) : target.prepare(sql).all();

/** Inserts rows, each of which must have the same columns. */
export function insert(target: FillTarget, table: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  if ('copy' in target) target.copy(table, columns, rows);
  else insertIntoSqlite(target, table, columns, rows);
}

function insertIntoSqlite(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
) {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(`insert into "${table}" (${names}) values (${places})`);
  database.transaction(() => {
    for (const row of rows) {
      const values = columns.map((column) => row[column]);
      statement.run(values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
    }
  })();
}
