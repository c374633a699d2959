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

/**
 * Starts one of PostgreSQL's own programs. `ended` resolves once it has succeeded, and rejects with its error output
 * otherwise.
 * @param {'pg_dump' | 'pg_restore' | 'psql'} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function program(name, args, env = {}) {
  const child = spawn(programPath(name), args, { env: { ...process.env, ...env } });
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
async function connect(url) {
  const { Client } = driver();
  const client = new Client({ connectionString: url });
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

/** Whether a database has no tables yet. @param {string} url */
export async function isEmptyPostgres(url) {
  const client = await connect(url);
  try {
    return (await client.query(TABLES)).rows.length === 0;
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
function checkRows(tables) {
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

/**
 * Restores a dump in one transaction and checks the row counts before it commits. Afterwards either all of it is
 * there or nothing.
 * @param {string} address
 * @param {string} dump
 * @param {Record<string, number>} tables how many rows each table must have
 */
export async function restorePostgres(address, dump, tables) {
  const { url, env } = withoutPassword(address);
  const one = ['-X', '-q', '--single-transaction', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null'];
  const writing = program('psql', [...one, '-f', '-', '-d', url], env);
  writing.child.stdout.resume();
  // psql's own error says more than the broken pipe it leaves.
  writing.child.stdin.on('error', () => undefined);
  const reading = program('pg_restore', ['--no-owner', '--no-privileges', '-f', '-', dump]);
  reading.child.stdout.pipe(writing.child.stdin, { end: false });
  // If psql gives up, nothing reads what pg_restore writes.
  writing.ended.catch(() => reading.child.kill());
  try {
    await reading.ended;
  } catch (error) {
    // Without the end of its input psql can't commit, and a connection that breaks off rolls back.
    const gaveUp = writing.child.exitCode !== null;
    writing.child.kill('SIGKILL');
    await writing.ended.catch((ownError) => {
      if (gaveUp) throw ownError;
    });
    throw error;
  }
  writing.child.stdin.end(checkRows(tables));
  await writing.ended;
}
