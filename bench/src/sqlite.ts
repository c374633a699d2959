import { requireFromCms } from './paths.ts';

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

/** Inserts rows, each of which must have the same columns. */
export function insert(database: Database, table: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
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
