import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { connect, insert } from '../harness/database';
import { otherBuild, withAttributes, withMigration, type BuildEdits } from '../harness/other-build';
import { schemaOf } from '../harness/schema-of';
import { discard, type Server, type ServerInfo, type ServerOptions } from '../harness/server';
import { onPostgres, ownServer, preparedInstallation } from '../harness/shared';

const SCHEMA = 'api/history/content-types/content-version/schema.json';
const MIGRATIONS = 'release/migrations/index.js';
const TABLE = 'content_versions';
const rename = (from: string, to: string) =>
  `await require('../migration').renameColumn(trx, { table: '${TABLE}', from: '${from}', to: '${to}' });`;

/** A release in which the field `door` is called `entrance`. */
const renaming = (work: string): BuildEdits => ({
  [SCHEMA]: withAttributes(({ door, ...others }) => ({ ...others, entrance: door as object })),
  [MIGRATIONS]: withMigration('003-door-is-called-entrance', work),
});

/** Each starts servers of its own, on a machine that does other things besides. */
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

const open: Server[] = [];
afterEach(async () => {
  const all = open.splice(0);
  await Promise.all(all.map((own) => own.kill()));
  for (const { info } of all) discard(info);
});

async function start(options: ServerOptions) {
  const own = await ownServer(options);
  open.push(own);
  return own;
}

/** An installation with one version of a page that was saved in the panel. */
async function withVersion(): Promise<ServerInfo> {
  const info = await preparedInstallation();
  const db = connect(info.database);
  const row = { kind: 'page', entry_id: 7, snapshot: '{}', saved_at: new Date(), door: 'panel' };
  await insert(TABLE, row, db);
  await db.destroy();
  return info;
}

async function versionOf({ database }: ServerInfo): Promise<Record<string, unknown>> {
  const db = connect(database);
  const row = await db(TABLE).first();
  await db.destroy();
  return row;
}

async function doneIn({ database }: ServerInfo): Promise<string[]> {
  const db = connect(database);
  const names: string[] = await db('portal_migrations').orderBy('name').pluck('name');
  await db.destroy();
  return names;
}

it('a renamed column keeps what is in it', async () => {
  const info = await withVersion();
  const build = otherBuild('1.2.0', renaming(rename('door', 'entrance')));
  const own = await start({ build, after: info });
  const row = await versionOf(info);
  expect(row).toMatchObject({ entry_id: 7, entrance: 'panel' });
  expect(row).not.toHaveProperty('door');
  expect(await doneIn(info)).toContain('003-door-is-called-entrance');
  // It is done once: the next start finds the column where it is.
  await own.stop();
  await start({ build, after: info });
  expect(await versionOf(info)).toMatchObject({ entrance: 'panel' });
});

it('a column that was added without its migration gets the values of the old one later', async () => {
  const info = await withVersion();
  const { [SCHEMA]: schema, ...migration } = renaming(rename('door', 'entrance'));
  const early = await start({
    build: otherBuild('1.2.0', { [SCHEMA]: schema as never }),
    after: info,
  });
  expect(await versionOf(info)).toMatchObject({ entrance: null, door: 'panel' });
  await early.stop();
  const build = otherBuild('1.2.1', { [SCHEMA]: schema as never, ...migration });
  await start({ build, after: info });
  expect(await versionOf(info)).toMatchObject({ entrance: 'panel', door: 'panel' });
});

it('a migration that breaks off changes nothing, and is done by the next start', async () => {
  const info = await withVersion();
  const before = await schemaOf(info.database);
  const broken = renaming(`${rename('door', 'entrance')} throw new Error('out of space');`);
  const failed = await start({ build: otherBuild('1.2.0', broken), after: info, wait: false });
  expect(await failed.exited).not.toBe(0);
  expect(failed.output()).toContain('out of space');
  expect(await schemaOf(info.database)).toEqual(before);
  expect(await doneIn(info)).not.toContain('003-door-is-called-entrance');
  await start({
    build: otherBuild('1.2.1', renaming(rename('door', 'entrance'))),
    after: info,
  });
  expect(await versionOf(info)).toMatchObject({ entrance: 'panel' });
});

it('a field that a release no longer has keeps its column and its values', async () => {
  const info = await withVersion();
  const without = otherBuild('1.2.0', {
    [SCHEMA]: withAttributes(({ door: _door, ...others }) => others),
  });
  await start({ build: without, after: info });
  expect(await versionOf(info)).toMatchObject({ entry_id: 7, door: 'panel' });
});

it('a new database has its tables as they are now, and no migration runs on it', async () => {
  const never = { [MIGRATIONS]: withMigration('003-never', `throw new Error('It ran.');`) };
  const own = await start({ build: otherBuild('1.2.0', never), template: undefined });
  expect(await doneIn(own.info)).toEqual([
    '001-drop-index-of-due-mails',
    '002-drop-index-of-totals',
    '003-never',
  ]);
});

it.skipIf(!onPostgres)('two servers that start at once on a new database both get up', async () => {
  const { info } = await start({ template: undefined, wait: false });
  const second = await start({ after: info });
  expect(second.output()).toContain('Another server is bringing the database up to date.');
  const db = connect(info.database);
  const [roles, kinds] = [
    await db('up_roles').pluck('type'),
    await db('up_roles').distinct('type'),
  ];
  expect(roles).toHaveLength(kinds.length);
  expect(await db('portal_releases')).toHaveLength(1);
  await db.destroy();
});
