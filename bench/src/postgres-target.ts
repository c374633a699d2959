import type { Postgres } from './postgres.ts';

type Row = Record<string, unknown>;

/** A PostgreSQL database whose tables the portal has created, and that is filled with the rows SQLite would get. */
export interface PostgresTarget {
  copy(table: string, columns: readonly string[], rows: readonly Row[]): void;
  rowsOf(sql: string): Row[];
  /** Ends the filling: the next ids come after those that were given, and the planner knows what is there. */
  close(): void;
}

/** How many rows one COPY gets: enough that starting it does not count, and not more text than fits in memory. */
const PART = 20_000;
/** A search index has its rows by `rowid` in SQLite and by `id` here. */
const nameOf = (column: string) => (column === 'rowid' ? 'id' : column);

const escaped = (text: string) =>
  text.replace(
    /[\\\t\n\r]/g,
    (sign) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '\\\\',
  );

/** A value that SQLite would store, as COPY's text for a column of this type. */
function textOf(value: unknown, type: string | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (type === 'boolean') return Number(value) ? 't' : 'f';
  if (type?.startsWith('timestamp') && typeof value === 'number') {
    return new Date(value).toISOString().replace('T', ' ').replace('Z', '');
  }
  return escaped(String(value));
}

export function postgresTarget(postgres: Postgres, database: string): PostgresTarget {
  const rowsOf = (sql: string): Row[] =>
    JSON.parse(
      postgres.run(database, `select coalesce(json_agg(found), '[]') from (${sql}) as found`),
    ) as Row[];
  const types = new Map<string, string>();
  for (const { name, type } of rowsOf(
    `select table_name || '.' || column_name as name, data_type as type
       from information_schema.columns where table_schema = 'public'`,
  )) {
    types.set(String(name), String(type));
  }
  const filled = new Set<string>();
  return {
    rowsOf,
    copy(table, columns, rows) {
      filled.add(table);
      const names = columns.map(nameOf);
      const typesHere = names.map((name) => types.get(`${table}.${name}`));
      const into = `copy "${table}" (${names.map((name) => `"${name}"`).join(', ')}) from stdin`;
      for (let at = 0; at < rows.length; at += PART) {
        const lines = rows
          .slice(at, at + PART)
          .map((row) => columns.map((column, n) => textOf(row[column], typesHere[n])).join('\t'));
        postgres.run(database, into, `${lines.join('\n')}\n`);
      }
    },
    close() {
      for (const table of filled) {
        const sequence = `pg_get_serial_sequence('public."${table}"', 'id')`;
        const next = `select setval(${sequence}, max(id)) from "${table}"`;
        postgres.run(database, `${next} where ${sequence} is not null having max(id) is not null`);
      }
      postgres.run(database, 'vacuum analyze');
    },
  };
}
