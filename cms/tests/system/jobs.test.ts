import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { runJob, SWEEPING } from '../harness/sweep';
import { until } from '../harness/until';

const DAY_MS = 86_400_000;
const RUNS = 'portal_job_runs';
const CLAIMS = 'portal_clock_jobs';

let server: Server;
let db: ReturnType<typeof connect>;
let token: string;

beforeAll(async () => {
  server = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  db = connect(server.info.database);
  const admin = await makeMember({ role: 'admin', into: db });
  ({ token } = await openSession(admin.id, server.info, db));
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

const base = () => server.info.baseUrl;
const start = (name: string) => post(`/system/jobs/${name}/run`, { token, base: base() });
const job = async (name: string) =>
  (await get('/system', { token, base: base() })).body.jobs.find(
    (one: { name: string }) => one.name === name,
  );
const problems = async () =>
  (await get('/system', { token, base: base() })).body.problems.map(
    ({ cause }: { cause: string }) => cause,
  );
const finished = (name: string) =>
  until(`${name} has run`, async () => {
    const row = await db(RUNS).where({ name }).first();
    return row?.finished_at !== null && row !== undefined && row;
  });

it('a nightly job runs when an admin starts it, and says how it went', async () => {
  const { id } = await makeMember({ into: db });
  const deletedAt = new Date(Date.now() - 31 * DAY_MS);
  await db('up_users').where({ id }).update({ deleted_at: deletedAt });
  expect((await job('sweep')).result).toBe('never');
  expect((await start('sweep')).body).toEqual({ name: 'sweep' });
  expect(await finished('sweep')).toMatchObject({ problem: null, server: expect.any(String) });
  expect(await db('up_users').where({ id }).first('id')).toBeUndefined();
  await until('its claim is released', async () => (await job('sweep')).result === 'ok');
  expect((await job('sweep')).durationMs).toBeGreaterThanOrEqual(0);
});

it('a job that runs on some server is not started a second time', async () => {
  const claim = { holder: 'another', lease_until: new Date(Date.now() + 60_000) };
  await start('copies');
  await finished('copies');
  await until('its claim is released', async () => (await job('copies')).result === 'ok');
  await db(CLAIMS).where({ name: 'copies' }).update(claim);
  const { status, code } = await start('copies');
  expect([status, code]).toEqual([409, 'WRONG_STATE']);
  expect((await job('copies')).result).toBe('running');
  await db(CLAIMS).where({ name: 'copies' }).update({ holder: null, lease_until: null });
});

it('an unknown job, or a minute job, can’t be started', async () => {
  expect((await start('none')).status).toBe(404);
  expect((await start('alerts')).status).toBe(404);
});

it('a minute job says how its last run went, and not each minute', async () => {
  await runJob(server.info, 'unread-mails');
  const first = await finished('unreadMails');
  expect(await job('unreadMails')).toMatchObject({ result: 'ok', problem: null });
  await runJob(server.info, 'unread-mails');
  expect(await db(RUNS).where({ name: 'unreadMails' }).first()).toEqual(first);
});

it('a job whose last run failed is red, with its reason', async () => {
  const failed = { ok: false, problem: 'Error 55P03' };
  await db(RUNS).where({ name: 'unreadMails' }).update(failed);
  expect(await job('unreadMails')).toMatchObject({ result: 'failed', problem: 'Error 55P03' });
  expect(await problems()).toEqual(['job.unreadMails', 'backup.off']);
});

it('a job whose server ended in its middle is red', async () => {
  await db(RUNS).where({ name: 'unreadMails' }).update({ ok: true, problem: null });
  await db(RUNS).where({ name: 'sweep' }).update({ finished_at: null, ok: null });
  expect(await job('sweep')).toMatchObject({
    result: 'failed',
    problem: 'The server stopped before the job finished.',
  });
});
