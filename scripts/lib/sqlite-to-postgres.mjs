import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkOf, writerOf } from './copied-value.mjs';
import { checkRows, connect, inOneTransaction } from './postgres-data.mjs';
import { Refusal } from './say.mjs';
import { startSeparateServer } from './separate-server.mjs';
import { openSqlite } from './sqlite-data.mjs';

/** @typedef {import('./copied-value.mjs').Column} Column */

/** The migrations that a database has had, each of them by its name. */
const MIGRATIONS = ['portal_migrations', 'strapi_migrations', 'strapi_migrations_internal'];

/** What Strapi notes of the database that it has made itself. */
const OF_THE_DATABASE = [
  'strapi_database_schema',
  'strapi_migrations',
  'strapi_migrations_internal',
];

/** How many values that PostgreSQL does not take are named at most. */
const MOST_NAMED = 10;

/** About how many characters are written at once. */
const PORTION = 65_536;

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
/** @param {string} text */
const literal = (text) => `'${text.replaceAll("'", "''")}'`;

const COLUMNS = `
  select table_name as table, column_name as name, data_type as type, character_maximum_length as most
  from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
  where table_schema = 'public' order by table_name, ordinal_position`;

const REFERENCES = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as means
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

const COUNTERS = `
  select c.table_name as table, c.column_name as name,
    pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence
  from information_schema.columns c where c.table_schema = 'public'
    and pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) is not null order by 1`;

/**
 * @typedef {object} Target what a server has made in an empty PostgreSQL database
 * @property {Column[]} columns
 * @property {{ table: string, name: string, means: string }[]} references
 * @property {{ table: string, name: string, sequence: string }[]} counters
 * @property {string[]} migrations
 */

/**
 * Makes the tables of this version: its own server starts on the database, and stops.
 * @param {string} url
 * @returns {Promise<Target>}
 */
async function makeTables(url) {
  const data = mkdtempSync(join(tmpdir(), 'hearthside-tables-'));
  try {
    const more = { DATABASE_CLIENT: 'postgres', DATABASE_URL: url, SEED_DEMO: 'false' };
    await (await startSeparateServer(data, more, 'pipe')).stop();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  // It does not stay open: a connection that does nothing while rows are copied may be ended by the database.
  const client = await connect(url);
  try {
    const rowsOf = async (/** @type {string} */ sql) => (await client.query(sql)).rows;
    const migrations = await rowsOf(migrationsQuery(MIGRATIONS));
    return {
      columns: await rowsOf(COLUMNS),
      references: await rowsOf(REFERENCES),
      counters: await rowsOf(COUNTERS),
      migrations: migrations.map((/** @type {{ name: string }} */ { name }) => name),
    };
  } finally {
    await client.end();
  }
}

/** @param {readonly string[]} tables */
const migrationsQuery = (tables) =>
  `${tables.map((table) => `select name from ${table}`).join(' union all ')} order by name`;

/**
 * The tables that both databases have, with their columns, and what only SQLite has: a field that is no longer used
 * keeps its column there.
 * @param {any} sqlite
 * @param {Target} target
 * @throws {Refusal} where an older or a newer version has used the database last
 */
function comparedTables(sqlite, { columns, migrations }) {
  const ofKind = sqlite.prepare(
    "select name from sqlite_master where type = 'table' and sql like ?",
  );
  /** @type {string[]} */
  const tables = ofKind.pluck().all('create table%');
  // An index of words, which keeps its own data in tables of its name. The server fills it again.
  /** @type {string[]} */
  const virtual = ofKind.pluck().all('create virtual table%');
  const isInternal = (/** @type {string} */ table) =>
    table.startsWith('sqlite_') || virtual.some((name) => table.startsWith(`${name}_`));

  const isMissing = (/** @type {string} */ table) =>
    !tables.includes(table) && !virtual.includes(table);
  const lacking = [...MIGRATIONS, ...columns.map(({ table }) => table)].find(isMissing);
  if (lacking) throw new Refusal(versionWords(`lacks the table ${lacking}`));
  const done = sqlite.prepare(migrationsQuery(MIGRATIONS)).pluck().all();
  if (done.join() !== migrations.join())
    throw new Refusal(versionWords('has had other migrations'));

  /** @type {Map<string, Column[]>} */
  const shared = new Map();
  /** @type {string[]} */
  const left = [];
  for (const table of tables) {
    if (OF_THE_DATABASE.includes(table) || isInternal(table)) continue;
    const there = columns.filter((column) => column.table === table);
    if (there.length === 0) {
      left.push(table);
      continue;
    }
    /** @type {string[]} */
    const here = sqlite.prepare('select name from pragma_table_info(?)').pluck().all(table);
    const missing = there.find(({ name }) => !here.includes(name));
    if (missing) throw new Refusal(versionWords(`lacks the column ${table}.${missing.name}`));
    shared.set(table, there);
    const names = there.map(({ name }) => name);
    left.push(...here.filter((name) => !names.includes(name)).map((name) => `${table}.${name}`));
  }
  return { shared, left };
}

/** @param {string} what */
const versionWords = (what) =>
  [
    `The backup ${what}: the database is of another version than this one. Restore it on SQLite with this version, or a`,
    'newer one, start that version once, stop it, and make a new backup.',
  ].join('\n');

/** @param {any} sqlite @param {string} table @param {readonly Column[]} columns @returns {Iterable<unknown[]>} */
const rowsOf = (sqlite, table, columns) =>
  sqlite
    .prepare(`select ${columns.map(({ name }) => quoted(name)).join(', ')} from ${quoted(table)}`)
    .raw()
    .iterate();

/**
 * Reads every row before any is written, so that all that is wrong is said at once.
 * @param {any} sqlite
 * @param {ReadonlyMap<string, Column[]>} shared
 * @throws {Refusal} where PostgreSQL does not take a value
 */
function requireFittingValues(sqlite, shared) {
  /** @type {string[]} */
  const problems = [];
  for (const [table, columns] of shared) {
    const checks = columns.map(checkOf);
    for (const row of rowsOf(sqlite, table, columns)) {
      checks.forEach((check, place) => {
        const why = check(row[place]);
        const where = `${table}.${columns[place]?.name}`;
        if (why) problems.push(`- ${where} ${why}, in the row ${columns[0]?.name}=${row[0]}`);
      });
    }
  }
  if (problems.length === 0) return;
  const more = problems.length - MOST_NAMED;
  throw new Refusal(
    [
      'PostgreSQL does not take what SQLite has in:',
      ...problems.slice(0, MOST_NAMED),
      ...(more > 0 ? [`- and ${more} more`] : []),
      'Change it in the portal or the panel where you can, or in the SQLite file, and make a new backup.',
    ].join('\n'),
  );
}

/**
 * The rows of one table as statements for psql.
 * @param {any} sqlite
 * @param {string} table
 * @param {readonly Column[]} columns
 */
function* rowsAsCopy(sqlite, table, columns) {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  yield `copy ${quoted(table)} (${names}) from stdin;\n`;
  const writers = columns.map(({ type }) => writerOf(type));
  let portion = '';
  for (const row of rowsOf(sqlite, table, columns)) {
    portion += `${writers.map((write, place) => write(row[place])).join('\t')}\n`;
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  yield `${portion}\\.\n`;
}

/**
 * Statements that put all rows of a SQLite database in place of those that are there.
 * @param {any} sqlite
 * @param {Target} target
 * @param {ReadonlyMap<string, Column[]>} shared
 * @param {Record<string, number>} tables how many rows each table must have
 * @param {string} afterwards
 */
function* statements(sqlite, { references, counters }, shared, tables, afterwards) {
  // They hold again, for every row, before it is committed.
  for (const { table, name } of references)
    yield `alter table ${table} drop constraint ${quoted(name)};\n`;
  yield `truncate ${[...shared.keys()].map(quoted).join(', ')};\n`;
  for (const [table, columns] of shared) yield* rowsAsCopy(sqlite, table, columns);
  const given = sqlite.prepare('select seq from sqlite_sequence where name = ?').pluck();
  for (const { table, name, sequence } of counters.filter((one) => shared.has(one.table))) {
    // An id that was given once is never given again, also where its row is gone.
    const last = `greatest(max(${quoted(name)}), ${given.get(table) ?? 0})`;
    yield `select setval(${literal(sequence)}, ${last}) from ${quoted(table)} having ${last} > 0;\n`;
  }
  // Without figures of the new rows, checking a reference of a large table takes many times as long.
  yield 'analyze;\n';
  for (const { table, name, means } of references)
    yield `alter table ${table} add constraint ${quoted(name)} ${means};\n`;
  const counted = Object.entries(tables).filter(([table]) => shared.has(table));
  yield checkRows(Object.fromEntries(counted));
  yield afterwards;
}

/**
 * Puts the rows of a SQLite database into an empty PostgreSQL database. This version's own server makes the tables, and
 * all rows come in one transaction, which checks every reference and the rows of each table. Where it fails, tables
 * without members' data may be there: `emptyPostgres` removes them.
 * @param {string} file nobody writes to it
 * @param {string} url
 * @param {Record<string, number>} tables how many rows each table has
 * @param {string} [afterwards] statements that belong to it
 * @returns {Promise<string[]>} tables and columns that only SQLite has, whose values stay behind
 * @throws {Refusal} where the database is of another version, or has values that PostgreSQL does not take
 */
export async function sqliteToPostgres(file, url, tables, afterwards = '') {
  const sqlite = openSqlite(file, { readonly: true });
  sqlite.defaultSafeIntegers();
  try {
    const target = await makeTables(url);
    const { shared, left } = comparedTables(sqlite, target);
    requireFittingValues(sqlite, shared);
    await inOneTransaction(url, (into) =>
      pipeline(Readable.from(statements(sqlite, target, shared, tables, afterwards)), into, {
        end: false,
      }),
    );
    return left;
  } finally {
    sqlite.close();
  }
}
