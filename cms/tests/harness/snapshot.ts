import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { onTestFinished } from 'vitest';
import { connect, db } from './database';
import { onPostgres, server } from './shared';
import { until } from './until';

/** Where the tests' emails arrive. Before that they are in the database. */
const OUTBOX = `outbox${path.sep}`;

/**
 * Counted attempts are not a trace, because refused calls are supposed to be counted. Neither is what the server's
 * schedule records about its jobs, some minutes after the start, nor are pushes of earlier calls, which are sent and
 * retried meanwhile. What they are about leaves traces of its own.
 */
const LEFT_OUT = [
  'inbox_pushes',
  'portal_attempts',
  'portal_clock_jobs',
  'portal_history_seals',
  'portal_job_runs',
  'portal_push_deliveries',
  'sqlite_sequence',
];
/** Each minute entries are added to their chain, and say where in it they are. */
const COLUMNS_LEFT_OUT: Record<string, string> = { portal_history: 'seal_position' };
/** The library's words follow its items, and are written whenever a PDF has been read. */
const LIBRARY_WORDS = 'library_terms';

async function tables(): Promise<string[]> {
  const rows: { name: string }[] = onPostgres
    ? await db('pg_tables').where('schemaname', 'public').select({ name: 'tablename' })
    : await db('sqlite_master').where('type', 'table').select('name');
  return rows
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.includes(name) && !name.startsWith(LIBRARY_WORDS));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function files(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith(OUTBOX))
      .map((name) => [name, statSync(path.join(folder, name))] as const)
      .filter(([, stat]) => stat.isFile())
      .map(([name, { size, mtimeMs }]) => [`file ${name}`, `${size} bytes, written ${mtimeMs}`]),
  );
}

/** A connection that never writes, so that every write it sees is someone else's. */
const reader = connect(server.database);
/** A connection that continues to see the earlier state. */
const connection = connect(server.database);
let known: { state: string; content: Record<string, string> } | undefined;

/**
 * For the table with a row for each admin in each chat: sums of what every write changes, because there are hundreds
 * of thousands of rows after many tests have planted admins. How far members were mailed changes by schedule, so it
 * is left out.
 */
const SEATS = `select count(*) as seats, sum(id) as ids, sum(unread) as unread, sum(read_up_to) as read,
  count(closed_at) as closed, count(unread_since) as since,
  max(active_at) as active, sum(case when notifications then 1 else 0 end) as told,
  sum(case when office then 1 else 0 end) as office, sum(case when guest then 1 else 0 end) as guests
  from inbox_seats`;

/**
 * For emails, only which ones exist: those of earlier calls are sent, retried and emptied meanwhile, which has
 * nothing to do with a refused call, and some wait for minutes.
 */
const MAILS = 'select count(*) as mails, sum(id) as ids, max(id) as newest from portal_mails';

/**
 * For the library's PDFs, only which ones exist: they are read meanwhile, and one that could not be read waits for
 * minutes.
 */
const TEXTS = 'select count(*) as texts, sum(item_ref) as items from library_texts';

/** For webhook events, only which ones exist: those of earlier calls are processed meanwhile, and retried for days. */
const DONATION_NEWS =
  'select count(*) as news, sum(id) as ids, max(id) as newest from portal_donation_events';

/** For devices, only which ones exist: how pushes of earlier calls went is kept with them. */
const DEVICES = 'select count(*) as devices, sum(id) as ids from portal_push_devices';

const ADDED_UP: Record<string, string> = {
  portal_donation_events: DONATION_NEWS,
  inbox_seats: SEATS,
  portal_mails: MAILS,
  library_texts: TEXTS,
  portal_push_devices: DEVICES,
};

/** Strapi counts its files by itself, some seconds after the start. */
const COUNTED = 'plugin_upload_metrics';

/** A table as a query reads it, without the column that is written by schedule. */
async function sourceOf(table: string, from: Knex): Promise<string> {
  const leftOut = COLUMNS_LEFT_OUT[table];
  if (!leftOut) return `"${table}"`;
  const columns = Object.keys(await from(table).columnInfo()).filter((name) => name !== leftOut);
  return `(select ${columns.map((name) => `"${name}"`).join(', ')} from "${table}")`;
}

/** The number of a table's rows and a hash of them, in any order. */
async function contentOf(table: string, from: Knex): Promise<string> {
  const sums = ADDED_UP[table];
  if (sums) {
    const said = await from.raw(sums);
    return JSON.stringify(onPostgres ? said.rows : said);
  }
  const source = await sourceOf(table, from);
  const where = table === 'strapi_core_store_settings' ? `where key <> '${COUNTED}'` : '';
  if (onPostgres) {
    const sum = 'sum(hashtextextended(content::text, 0)::numeric)::text';
    const said = await from.raw(
      `select count(*)::text as rows, ${sum} as sum from ${source} content ${where}`,
    );
    return JSON.stringify(said.rows);
  }
  const rows: unknown[][] = await inOneRead(from, `select * from ${source} ${where}`);
  return `${rows.length} rows, ${hash(rows.map((row) => JSON.stringify(row)).join())}`;
}

/** All rows as lists of their values, without knex's overhead per row. */
async function inOneRead({ client }: Knex, sql: string): Promise<unknown[][]> {
  const connection = await client.acquireConnection();
  try {
    return connection.prepare(sql).raw().all();
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Identifies the state of the whole database: if it is the same, nothing was written in between. */
async function stateOfAll(): Promise<string> {
  const said = onPostgres
    ? await reader.raw('select pg_current_wal_insert_lsn()::text as state')
    : await reader.raw('pragma data_version');
  return JSON.stringify(onPostgres ? said.rows : said);
}

/**
 * What identifies the rows of each table on PostgreSQL without reading what is in them: their places, and the
 * transactions that wrote them.
 */
async function stampsOf(names: readonly string[], from: Knex): Promise<Map<string, string>> {
  const one = (name: string) =>
    `select '${name}' as name, count(*)::text || ' ' ||
      coalesce(sum(hashtidextended(ctid, xmin::text::bigint)::numeric), 0)::text as stamp from "${name}"`;
  const said: { rows: { name: string; stamp: string }[] } = await from.raw(
    names.map(one).join(' union all '),
  );
  return new Map(said.rows.map(({ name, stamp }) => [name, stamp]));
}

/** What each table had when it was read last, and its stamp then. Most tables are the same from test to test. */
const lastRead = new Map<string, { stamp: string | undefined; content: string }>();

/** The content of every table. On PostgreSQL in one transaction, because stamps have to fit what is read by them. */
async function contents(from: Knex): Promise<Record<string, string>> {
  if (onPostgres && !from.isTransaction) {
    return from.transaction((reading) => contents(reading), { isolationLevel: 'repeatable read' });
  }
  const names = await tables();
  const stamps = onPostgres
    ? await stampsOf(
        names.filter((name) => !ADDED_UP[name]),
        from,
      )
    : undefined;
  const content: Record<string, string> = {};
  for (const table of names) {
    const stamp = stamps?.get(table);
    const last = lastRead.get(table);
    const isSame = stamp !== undefined && stamp === last?.stamp;
    content[table] = isSame ? last.content : await contentOf(table, from);
    lastRead.set(table, { stamp, content: content[table] });
  }
  return content;
}

/** What an earlier call has started goes on after its answer: bulk tasks, and the copies of members' data. */
const untilNothingRuns = () =>
  until('no work of an earlier call is running', async () => {
    const task = await db('member_bulk_tasks').where({ state: 'running' }).first('id');
    const copy = await db('portal_data_requests')
      .whereIn('state', ['waiting', 'working'])
      .where({ kind: 'copy' })
      .first('id');
    return !task && !copy;
  });

/**
 * What a refused call must leave unchanged: the content of every table as row count and hash, and every file below
 * the data folder. Rereads only what can have changed.
 */
export async function snapshot(): Promise<Record<string, string>> {
  await untilNothingRuns();
  const state = await stateOfAll();
  if (known?.state !== state) known = { state, content: await contents(reader) };
  return { ...known.content, ...files(server.dataDir) };
}

let kept: Knex.Transaction | undefined;

async function letGo() {
  await kept?.rollback();
  kept = undefined;
}

/**
 * The same for many calls in a row of one test, read only if anything was written at all: a transaction continues to
 * see the earlier state. Returns a function for the traces since: the tables and files that have changed.
 */
export async function watchTraces(): Promise<() => Promise<string[]>> {
  await letGo();
  await untilNothingRuns();
  const [state, filesBefore] = [await stateOfAll(), files(server.dataDir)];
  const then = await connection.transaction(
    onPostgres ? { isolationLevel: 'repeatable read' } : {},
  );
  kept = then;
  // While it is open, PostgreSQL keeps every row that is replaced.
  onTestFinished(letGo);
  // A transaction sees the state at its first query.
  await then.raw('select count(*) from up_users');
  return async () => {
    const unwritten = (await stateOfAll()) === state;
    const before = { ...(unwritten ? {} : await contents(then)), ...filesBefore };
    const after = { ...(unwritten ? {} : await contents(reader)), ...files(server.dataDir) };
    const names = Object.keys({ ...before, ...after });
    return names.filter((name) => before[name] !== after[name]);
  };
}
