import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { get, post, put, raw } from '../harness/http';
import {
  makeMember,
  openSession,
  PASSWORD,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { discard, freeSpaceFile, type Server, type ServerInfo } from '../harness/server';
import { expectInLog } from '../harness/server-log';
import { ownServer, preparedInstallation } from '../harness/shared';
import { until } from '../harness/until';

let info: ServerInfo;
let server: Server;
let db: ReturnType<typeof connect>;
let admin: TestMember & TestSession;

const ask = () => ({ token: admin.token, base: server.info.baseUrl });
const disks = async () => (await get('/system', ask())).body.disks as { state: string }[];
/** Lets the server see so much free space. */
async function pretend(share: number, state: string) {
  writeFileSync(freeSpaceFile(info), String(share));
  await until(`the disk is ${state}`, async () => (await disks())[0]?.state === state);
}

beforeAll(async () => {
  info = await preparedInstallation();
  server = await ownServer({ env: { SEED_DEMO: 'false' }, after: info });
  db = connect(server.info.database);
  const member = await makeMember({ role: 'admin', into: db });
  admin = { ...member, ...(await openSession(member.id, server.info, db)) };
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

const save = () => put('/notifications/choices', { ...ask(), body: {} });

it('a disk with less than a tenth free is reported, and everything works', async () => {
  await pretend(0.0805, 'low');
  const { problems } = (await get('/system', ask())).body;
  expect(problems).toMatchObject([
    { severity: 'warn', title: 'The disk is almost full' },
    { severity: 'warn', title: 'The portal makes no backups itself' },
  ]);
  expect((await save()).status).toBe(400);
  expect(server.output()).toContain('The disk is almost full: 8% is free.');
});

it('with less than a fiftieth free changes are refused before they are read, and reading goes on', async () => {
  expectInLog(server.info.logFile, 'The disk is full');
  await pretend(0.01, 'full');
  const { status, code, body } = await save();
  expect([status, code]).toEqual([507, 'STORAGE_FULL']);
  expect(body.error).toContain('run out of disk space');
  const form = new FormData();
  form.set('file', new Blob(['bytes']), 'a.png');
  expect((await put('/users/me/picture', { ...ask(), body: form })).status).toBe(507);
  expect((await get('/notifications', ask())).status).toBe(200);
  expect(
    (await post('/search/missing-pages', { ...ask(), body: { paths: ['/help'] } })).status,
  ).toBe(200);
});

it('somebody can still sign in and out, and an admin can make room', async () => {
  const { base } = ask();
  const body = { email: admin.email, password: PASSWORD };
  const signedIn = await post('/auth/local', { base, body });
  expect(signedIn.status).toBe(200);
  expect((await post('/system/jobs/sweep/run', ask())).status).toBe(200);
  await until('the sweep has run', async () => {
    const row = await db('portal_job_runs').where({ name: 'sweep' }).first();
    return row !== undefined && row.finished_at !== null;
  });
});

it('the panel refuses changes as well, and lets editors in', async () => {
  const { base } = ask();
  const call = (where: string) =>
    raw('POST', where, {
      base,
      headers: { 'content-type': 'application/json', 'content-length': '2' },
      body: '{}',
    });
  const refused = await call('/content-manager/collection-types/api::blog.blog');
  expect([refused.status, refused.body.error.name]).toEqual([507, 'InsufficientStorageError']);
  expect((await call('/admin/login')).status).toBe(400);
});

it('once there is space again everything goes on', async () => {
  await pretend(0.5, 'ok');
  expect((await save()).status).toBe(400);
});
