import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRepo } from './paths.mjs';
import { Refusal } from './say.mjs';

/** Stands in for the host that the address of a socket does not have. */
const NO_HOST = 'no-host';

/**
 * An address without its password, which is passed in the environment, because everybody on the machine can read a
 * command line.
 * @param {string} address `DATABASE_URL`
 * @returns {{ url: string, env: Record<string, string> }}
 */
export function withoutPassword(address) {
  // A socket has no host before the slash, which PostgreSQL's programs know and `URL` does not.
  const filled = address.replace('@/', `@${NO_HOST}/`);
  // The error of `URL` would carry the password.
  if (!URL.canParse(filled)) throw new Refusal('DATABASE_URL is no address of a database.');
  const url = new URL(filled);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  const shown = url.href.replace(`@${NO_HOST}/`, '@/');
  return { url: shown, env: password ? { PGPASSWORD: password } : {} };
}

/** @param {'pg_dump' | 'pg_restore' | 'psql'} name */
function programPath(name) {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (!folder) throw new Refusal(`${name} is not on this machine (Debian: postgresql-client).`);
  return join(folder, name);
}

/** PostgreSQL's own programs that are running. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends them. What they were writing is not committed. */
export function stopPrograms() {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Starts one of PostgreSQL's own programs. `ended` resolves once it has succeeded, and rejects with its error output
 * otherwise.
 * @param {'pg_dump' | 'pg_restore' | 'psql'} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function program(name, args, env = {}) {
  const child = spawn(programPath(name), args, { env: { ...process.env, ...env } });
  running.add(child);
  child.once('close', () => running.delete(child));
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(undefined) : reject(new Refusal(`${name} failed:\n${said.trim()}`)),
    );
  });
  // The caller may still be busy with another program.
  ended.catch(() => undefined);
  return { child, ended };
}

/** The driver the server itself uses. @returns {any} */
function driver() {
  try {
    return createRequire(inRepo('cms', 'package.json'))('pg');
  } catch {
    throw new Refusal('The packages are not installed. Run npm run build first.');
  }
}

/**
 * @param {string} url
 * @returns {Promise<any>} a connected client of the driver the server itself uses
 */
export async function connect(url) {
  const { Client } = driver();
  const client = new Client({ connectionString: url });
  // A connection that breaks off is told by the next query. Without a listener it would end the script.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`The database does not answer: ${/** @type {Error} */ (error).message}`);
  }
  return client;
}

const TABLES = `select tablename from pg_tables where schemaname = 'public' order by tablename`;

/**
 * Rows by table.
 * @param {any} client
 * @returns {Promise<Record<string, number>>}
 */
async function countRows(client) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { tablename } of (await client.query(TABLES)).rows) {
    const table = client.escapeIdentifier(tablename);
    const { rows } = await client.query(`select count(*) from public.${table}`);
    counts[tablename] = Number(rows[0].count);
  }
  return counts;
}

/**
 * The first number of two advisory locks. A server that starts takes the one with 0 (cms/src/release/boot-lock.ts), a
 * restore the one with 1, so that no two of them have one database.
 */
const BOOT = 0x626f6f74;

const CLAIM = `
  select current_schema() as schema, current_setting('server_encoding') as encoding,
    (select count(*) from pg_tables where schemaname = 'public')::int as tables,
    pg_try_advisory_lock(${BOOT}, 1) as got`;

/**
 * Takes an empty database for a restore.
 * @param {string} url
 * @returns {Promise<{ isEmpty: boolean, release: () => Promise<void> }>} `release` lets other restores begin
 * @throws {Refusal} where another restore is at work, or where the server would keep its tables elsewhere
 */
export async function claimPostgres(url) {
  const client = await connect(url);
  const release = () => client.end().catch(() => undefined);
  /** @param {Error} error */
  const refuse = async (error) => {
    await release();
    throw error;
  };
  const { rows } = await client.query(CLAIM).catch(refuse);
  const { schema, encoding, tables, got } = rows[0];
  const obstacle =
    (!got && 'Another restore is at work on this database.') ||
    (encoding !== 'UTF8' && `The database has the encoding ${encoding}: create one with UTF8.`) ||
    (schema !== 'public' &&
      `The tables would be in the schema ${schema}: let the role’s search_path begin with public.`);
  if (obstacle) await refuse(new Refusal(`Nothing was changed. ${obstacle}`));
  return { isEmpty: tables === 0, release };
}

/** Drops the tables of a database that had none. @param {string} url */
export async function emptyPostgres(url) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const names = rows.map((/** @type {{ name: string }} */ { name }) => name);
    if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`);
  } finally {
    await client.end();
  }
}

/** How many bytes a database takes. Its dump takes fewer. @param {string} url */
export async function sizeOfPostgres(url) {
  const client = await connect(url);
  try {
    const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
    return Number(rows[0].bytes);
  } finally {
    await client.end();
  }
}

/**
 * Dumps a database, counts its rows and lists its uploaded files, all as of the same moment.
 * @param {string} address
 * @param {string} dump
 * @returns {Promise<{ tables: Record<string, number>, uploads: string[] }>}
 */
export async function dumpPostgres(address, dump) {
  const { url, env } = withoutPassword(address);
  const client = await connect(address);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const tables = await countRows(client);
    const uploads = (await client.query('select key from portal_files')).rows;
    const args = ['-Fc', `--snapshot=${rows[0].snapshot}`, '-f', dump, '-d', url];
    await program('pg_dump', args, env).ended;
    return { tables, uploads: uploads.map((/** @type {{ key: string }} */ { key }) => key) };
  } finally {
    await client.end();
  }
}

/**
 * Fails if a dump can't be read to its end.
 * @param {string} dump
 */
export async function readDump(dump) {
  const reading = program('pg_restore', ['-f', '-', dump]);
  reading.child.stdout.resume();
  await reading.ended;
}

/**
 * Statements that fail unless each table has the rows it should have.
 * @param {Record<string, number>} tables
 */
export function checkRows(tables) {
  const expected = JSON.stringify(tables).replaceAll("'", "''");
  return `
do $check$
declare
  expected constant jsonb := '${expected}';
  name text;
  found bigint;
begin
  for name in select jsonb_object_keys(expected) loop
    execute format('select count(*) from public.%I', name) into found;
    if found <> (expected ->> name)::bigint then
      raise exception 'table % has % rows, and the backup says %', name, found, expected ->> name;
    end if;
  end loop;
end
$check$;
`;
}

/** Settings that hold whatever the role and the environment say. A server that starts meanwhile waits for the lock. */
const BEGIN = `
set client_encoding = 'UTF8';
set standard_conforming_strings = on;
set statement_timeout = 0;
set lock_timeout = 0;
set idle_in_transaction_session_timeout = 0;
set search_path = public;
set time zone 'UTC';
begin;
select pg_advisory_xact_lock(${BOOT}, 0);
`;

/**
 * Runs statements with psql in one transaction. Afterwards either all of it is there or nothing, also where this script
 * is killed: psql takes the end of its input for the end of the work, so only the last statement commits it.
 * @param {string} address
 * @param {(into: import('node:stream').Writable, gaveUp: Promise<unknown>) => Promise<void>} write writes the statements.
 * `gaveUp` rejects as soon as psql has: nothing reads what is written from then on
 */
export async function inOneTransaction(address, write) {
  const { url, env } = withoutPassword(address);
  const quiet = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null'];
  const { child, ended } = program('psql', [...quiet, '-f', '-', '-d', url], env);
  child.stdout.resume();
  // psql's own error says more than the broken pipe it leaves.
  child.stdin.on('error', () => undefined);
  try {
    child.stdin.write(BEGIN);
    await write(child.stdin, ended);
  } catch (error) {
    // A pipe breaks before the exit code is known.
    const gaveUp =
      child.exitCode !== null || /** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE';
    if (!gaveUp) child.kill('SIGKILL');
    await ended.catch((ownError) => {
      if (gaveUp) throw ownError;
    });
    throw error;
  }
  child.stdin.end('commit;\n');
  await ended;
}

/**
 * Restores a dump in one transaction and checks the row counts before it commits.
 * @param {string} address
 * @param {string} dump
 * @param {Record<string, number>} tables how many rows each table must have
 * @param {string} [afterwards] statements that belong to it
 */
export function restorePostgres(address, dump, tables, afterwards = '') {
  return inOneTransaction(address, async (into, gaveUp) => {
    const reading = program('pg_restore', ['--no-owner', '--no-privileges', '-f', '-', dump]);
    reading.child.stdout.pipe(into, { end: false });
    gaveUp.catch(() => reading.child.kill());
    await reading.ended;
    into.write(checkRows(tables));
    // A dump leaves no schema to look for tables in.
    into.write(`set search_path = public;\n${afterwards}`);
  });
}
