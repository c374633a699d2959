import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { command } from '../harness/backup-commands';
import { connect } from '../harness/database';
import { loadRelease } from '../harness/earlier-release';
import { get, post } from '../harness/http';
import { rowsOf, schemaOf } from '../harness/schema-of';
import { discard, newInfo, startServer, type Server, type ServerInfo } from '../harness/server';
import { newInstallation, onPostgres, ownServer } from '../harness/shared';
import { runJob, SWEEPING } from '../harness/sweep';

/** What Strapi notes of the database it has made itself. */
const OF_THE_DATABASE = /^strapi_(database_schema|migrations|migrations_internal)$/;

const DIFFICULT = 'Tab\there, a \\back\\slash, \\N, \\., "quotes", it’s 🐾\r\nand a new line';

const home = mkdtempSync(path.join(tmpdir(), 'hearthside-to-postgres-'));
const backup = path.join(home, 'backup');
let lite: ServerInfo;
let moved: ServerInfo;
let rows: Awaited<ReturnType<typeof rowsOf>>;
let lastId: number;

async function onceIn<T>(info: Pick<ServerInfo, 'database'>, work: (db: Knex) => Promise<T>) {
  const db = connect(info.database);
  return work(db).finally(() => db.destroy());
}

/** A new installation on PostgreSQL with what a backup has. */
async function restored(folder: string) {
  const info = await newInstallation();
  return { info, ...(await command('restore', folder, info)) };
}

/** A stopped installation on SQLite, after a change of its database, and its backup. */
async function backedUp(info: ServerInfo, name: string, change: (db: Knex) => Promise<unknown>) {
  await onceIn(info, change);
  const folder = path.join(home, name);
  const made = await command('backup', folder, info);
  expect(made.code, made.said).toBe(0);
  return folder;
}

const tablesIn = (info: ServerInfo) =>
  onceIn(info, (db) => db('pg_tables').where({ schemaname: 'public' }).pluck('tablename'));

const REFERENCES = `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line
  from pg_constraint where connamespace = 'public'::regnamespace order by 1`;
const constraintsOf = (info: Pick<ServerInfo, 'database'>) =>
  onceIn(info, async (db) => (await db.raw(REFERENCES)).rows);

/** The types of PostgreSQL's columns, by table and column. */
async function typesOf(info: ServerInfo): Promise<Map<string, string>> {
  const found = await onceIn(info, (db) =>
    db('information_schema.columns').where({ table_schema: 'public' }),
  );
  return new Map(found.map((one) => [`${one.table_name}.${one.column_name}`, one.data_type]));
}

/** A value of either database, as the same words. */
function comparable(value: unknown, type: string | undefined): unknown {
  if (value === null) return null;
  if (type === 'boolean') return Boolean(value);
  if (type === 'date') return new Date(value as string | Date).toISOString().slice(0, 10);
  if (type?.startsWith('timestamp')) return new Date(value as string | number).toISOString();
  if (type?.startsWith('json')) return typeof value === 'string' ? JSON.parse(value) : value;
  if (['numeric', 'bigint', 'double precision'].includes(type ?? '')) return Number(value);
  return value;
}

describe.skipIf(!onPostgres)('a transaction of a restore', () => {
  it('commits nothing where its script is killed between two rows', async () => {
    const info = await newInstallation();
    const { url } = info.database as { url: string };
    const lib = path.resolve(import.meta.dirname, '../../../scripts/lib/postgres-data.mjs');
    const script = `
      import { inOneTransaction } from ${JSON.stringify(lib)};
      await inOneTransaction(${JSON.stringify(url)}, async (into) => {
        into.write('create table half (text text);\\ncopy half from stdin;\\nwhole\\nhal');
        await new Promise((resolve) => setTimeout(resolve, 500));
        process.kill(process.pid, 'SIGKILL');
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    expect(await new Promise((done) => child.once('exit', (_, signal) => done(signal)))).toBe(
      'SIGKILL',
    );
    // Its psql has read the end of its input by then, or ends later: the lock of the boot is free once it has.
    await onceIn(info, (db) => db.raw('select pg_advisory_lock(?, 0)', [0x626f6f74]));
    expect(await tablesIn(info)).toEqual([]);
    discard(info);
  });
});

describe.skipIf(!onPostgres)('a portal on SQLite that is restored into PostgreSQL', () => {
  let own: Server;

  beforeAll(async () => {
    const made = await startServer({ env: { ...SWEEPING, SEED_DEMO: 'true' } });
    await runJob(made.info, 'seal-history');
    expect(await made.stop()).toBe(0);
    lite = made.info;
    await backedUp(lite, 'backup', async (db) => {
      await db('inbox_messages').where({ id: 1 }).update({ content: DIFFICULT });
      // An id that was given and is free again must not be given again.
      [{ id: lastId }] = await db('trusts').insert({ name: 'Gone' }, ['id']);
      await db('trusts').where({ id: lastId }).delete();
    });
    rows = await rowsOf(lite.database);
    const { info, code, said } = await restored(backup);
    expect(code, said).toBe(0);
    expect(said).toContain('from SQLite into PostgreSQL (');
    moved = info;
  }, 300_000);
  afterAll(async () => {
    await own?.stop();
    for (const info of [lite, moved]) if (info) discard(info);
    rmSync(home, { recursive: true, force: true });
  });

  it('has every row with every value', async () => {
    const [types, there] = [await typesOf(moved), await rowsOf(moved.database)];
    const sorted = (table: string, all: readonly Record<string, unknown>[] = []) =>
      all
        .map((row) => {
          const columns = Object.keys(row).sort();
          return columns.map((name) => [
            name,
            comparable(row[name], types.get(`${table}.${name}`)),
          ]);
        })
        .map((row) => Object.fromEntries(row))
        .sort((one, other) => Number(one.id) - Number(other.id));
    let count = 0;
    for (const [table, before] of rows) {
      if (OF_THE_DATABASE.test(table)) continue;
      expect(sorted(table, there.get(table)), table).toEqual(sorted(table, before));
      count += before.length;
    }
    expect(count).toBeGreaterThan(10_000);
  });

  it('has the columns, indexes and constraints of one that began there', async () => {
    const began = inject('tables');
    expect(await schemaOf(moved.database)).toEqual(await schemaOf(began));
    expect(await constraintsOf(moved)).toEqual(await constraintsOf({ database: began }));
  });

  it('has a whole history, with the same links', async () => {
    const before = await command('audit:verify', undefined, lite);
    const { code, said } = await command('audit:verify', undefined, moved);
    expect([code, said]).toEqual([0, before.said]);
    expect(said).toMatch(/The history is whole: [1-9]\d* links/);
  });

  it('lets its members in, finds what they wrote, opens their files and gives no id twice', async () => {
    const { jwtSecret, fileSecret } = lite;
    own = await ownServer({ after: { ...moved, jwtSecret, fileSecret } });
    const base = own.info.baseUrl;
    const body = { email: 'amara@hearthside.example', password: 'paws-and-hearth' };
    const signedIn = await post('/auth/local', { base, body });
    expect(signedIn.status).toBe(200);
    const as = { base, token: signedIn.body.accessToken as string };
    const { body: biscuit } = await get('/pet-records/1', as);
    const picture = await get(String(biscuit.pet.picture).replace(/^\/api/, ''), { base });
    expect([picture.status, picture.bytes.length]).toEqual([200, 9558]);
    const found = await get('/search', { ...as, query: { search: 'tortoise' } });
    expect(found.text).toContain('The Tortoise Who Outlived Three Wills');
    await onceIn(moved, async (db) => {
      const [{ id }] = await db('trusts').insert({ name: 'New' }, ['id']);
      expect(id).toBe(lastId + 1);
    });
  });

  it('is refused with the place of each value that PostgreSQL does not accept, and leaves nothing there', async () => {
    const copy = await newInfo(undefined, lite.database);
    const folder = await backedUp(copy, 'too-long', async (db) => {
      await db('trusts')
        .where({ id: 1 })
        .update({ name: 'x'.repeat(256) });
      await db('inbox_messages').where({ id: 2 }).update({ content: 'null\0character' });
      // As many characters as fit, though twice as many units.
      await db('trusts')
        .where({ id: 2 })
        .update({ name: '🐾'.repeat(255) });
    });
    const { info, code, said } = await restored(folder);
    expect(code).toBe(1);
    expect(said).toContain('The restore failed, and nothing was changed.');
    expect(said).toContain('- inbox_messages.content has a null character, in the row id=2\n');
    expect(said).toContain('- trusts.name has more than 255 characters, in the row id=1\n');
    expect(said.match(/^- /gm)).toHaveLength(2);
    expect(await tablesIn(info)).toEqual([]);
    for (const one of [copy, info]) discard(one);
  });

  it('is refused if an older version made the backup, and leaves nothing there', async () => {
    const old = await newInfo(undefined);
    await loadRelease('1.0.0', old);
    const folder = await backedUp(old, 'old', async () => undefined);
    const { info, code, said } = await restored(folder);
    expect(code).toBe(1);
    expect(said).toMatch(/The backup lacks the table \w+: the database is of another version/);
    expect(await tablesIn(info)).toEqual([]);
    for (const one of [old, info]) discard(one);
  });

  it('is refused if another restore is running, or if the tables would not be in public', async () => {
    const info = await newInstallation();
    await onceIn(info, (db) =>
      db.transaction(async (trx) => {
        await trx.raw('select pg_advisory_xact_lock(?, 1)', [0x626f6f74]);
        const { code, said } = await command('restore', backup, info);
        expect([code, said]).toEqual([1, expect.stringContaining('Another restore is at work')]);
      }),
    );
    await onceIn(info, (db) => db.raw('create schema hearthside'));
    const { code, said } = await command('restore', backup, info);
    expect([code, said]).toEqual([1, expect.stringContaining('in the schema hearthside')]);
    discard(info);
  });

  it('keeps a backup of PostgreSQL out of SQLite', async () => {
    const folder = path.join(home, 'from-postgres');
    expect((await command('backup', folder, moved)).code).toBe(0);
    expect(JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8')).database).toBe(
      'postgres',
    );
    const info = await newInfo(undefined);
    const { code, said } = await command('restore', folder, info);
    expect([code, said]).toEqual([1, expect.stringContaining('The backup is of postgres')]);
    discard(info);
  });
});
