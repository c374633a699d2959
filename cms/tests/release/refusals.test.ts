import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../harness/database';
import { otherBuild, withAttributes } from '../harness/other-build';
import { rowsOf, schemaOf } from '../harness/schema-of';
import { discard, type Server, type ServerInfo, type ServerOptions } from '../harness/server';
import { newInstallation, ownServer, preparedInstallation } from '../harness/shared';

/** Its schema sync would add a column. */
let build: string;
/** The same, and it lacks a route of the contract. */
let incomplete: string;
/** A database that stays as it is, whoever starts on it. */
let same: ServerInfo;
beforeAll(async () => {
  same = await preparedInstallation();
  const edits = {
    'api/history/content-types/content-version/schema.json': withAttributes((attributes) => ({
      ...attributes,
      added: { type: 'string' },
    })),
  };
  build = otherBuild('1.1.1', edits);
  incomplete = otherBuild('1.1.1', {
    ...edits,
    'api/history/routes/history.js': (text) => `${text}\nexports.default.routes.pop();\n`,
  });
});

/** Each starts servers of its own, on a machine that does other things besides. */
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

const open: Server[] = [];
afterEach(async () => {
  const all = open.splice(0);
  await Promise.all(all.map((own) => own.kill()));
  for (const { info } of all) if (info.dataDir !== same.dataDir) discard(info);
});
afterAll(() => discard(same));

async function start(after: ServerInfo, options: ServerOptions = {}) {
  const own = await ownServer({ build, after, ...options });
  open.push(own);
  return own;
}

/** The whole database, as text. */
const stateOf = async ({ database }: ServerInfo) =>
  JSON.stringify([await schemaOf(database), [...(await rowsOf(database))]]);

/** Starts a server that must not start, and must not change anything. */
async function expectRefused(
  info: ServerInfo,
  sentence: string,
  env: ServerOptions['env'] = {},
  more: ServerOptions = {},
) {
  const before = await stateOf(info);
  const own = await start(info, { env, wait: false, ...more });
  expect(await own.exited).not.toBe(0);
  expect(own.output()).toContain(sentence);
  expect(await stateOf(info)).toBe(before);
}

describe('a server that will not start', () => {
  it.each([
    ['a secret that is missing', { JWT_SECRET: '' }, 'Set JWT_SECRET'],
    ['another time zone', { TZ: 'America/New_York' }, 'Start the server with TZ=UTC'],
    ['a storage that there is not', { STORAGE: 'tape' }, 'STORAGE must be local or s3'],
    ['a bucket without a name', { STORAGE: 's3' }, 'STORAGE=s3 needs S3_BUCKET'],
    ['an address that is none', { ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an email'],
    ['pictures that are none', { PICTURE_PROCESSES: '0' }, 'PICTURE_PROCESSES must be a whole'],
  ])('leaves the database as it is with %s', async (_what, env, sentence) => {
    await expectRefused(same, sentence, env);
  });

  it('leaves the database as it is where another program has its port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const env = { PORT: String(port) };
    await expectRefused(same, "can't listen on 127.0.0.1", env);
    await new Promise((resolve) => other.close(resolve));
  });

  it('leaves a database as it is that a newer release has used', async () => {
    const info = await preparedInstallation();
    const db = connect(info.database);
    await db('portal_releases').insert({ version: '9.9.9', schema_number: 99, at: new Date() });
    await db.destroy();
    const sentence =
      'This database was last used by Hearthside 9.9.9; this is 1.1.1. Start 9.9.9 or newer';
    await expectRefused(info, sentence);
  });

  it('leaves the database as it is where the build lacks a route', async () => {
    await expectRefused(same, 'Routes and contract differ', {}, { build: incomplete });
  });

  it('leaves the database of another program as it is', async () => {
    const info = await newInstallation();
    const db = connect(info.database);
    await db.schema.createTable('recipes', (table) => table.string('title'));
    await db('recipes').insert({ title: 'Soup' });
    await db.destroy();
    await expectRefused(info, 'This database has tables of another program');
  });
});

it('the same server starts with good settings, changes the schema and notes its release', async () => {
  const info = await preparedInstallation();
  const before = await schemaOf(info.database);
  await start(info);
  const after = await schemaOf(info.database);
  expect(after.filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/^content_versions\.added /),
  ]);
  const db = connect(info.database);
  const releases = await db('portal_releases').orderBy('id').select('version', 'schema_number');
  await db.destroy();
  expect(releases.at(-1)).toEqual({ version: '1.1.1', schema_number: releases[0].schema_number });
  expect(releases).toHaveLength(2);
});
