import { beforeAll, expect, it } from 'vitest';
import { get } from '../harness/http';
import { signedIn, type TestSession } from '../harness/members';
import { onPostgres } from '../harness/shared';

let admin: TestSession;
let owner: TestSession;
beforeAll(async () => {
  [admin, owner] = await Promise.all([signedIn({ role: 'admin' }), signedIn()]);
});

it('an admin learns what runs here, where it writes, and how much room is left', async () => {
  const { status, body } = await get('/system', { token: admin.token });
  expect(status).toBe(200);
  expect(body.server).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    redis: null,
  });
  expect(body.server.sessions).toBeGreaterThanOrEqual(2);
  expect(body.database).toMatchObject({
    client: onPostgres ? 'postgres' : 'sqlite',
    version: expect.stringMatching(/^\d+\./),
  });
  expect(body.database.bytes).toBeGreaterThan(100_000);
  expect(body.storage.kind).toBe('local');
  expect(body.disks.length).toBeGreaterThan(0);
  for (const { freeBytes, totalBytes } of body.disks)
    expect(freeBytes).toBeLessThanOrEqual(totalBytes);
});

it('an admin finds every job with its next run, the nightly ones in the order of the night', async () => {
  const { jobs, backlogs } = (await get('/system', { token: admin.token })).body;
  const names = (every: string) =>
    jobs.filter((job: { every: string }) => job.every === every).map(({ name }: Job) => name);
  expect(names('night').slice(0, 3)).toEqual(['sweep', 'copies', 'donationReconcile']);
  expect(names('minute')).toEqual(expect.arrayContaining(['alerts', 'unreadMails']));
  for (const { nextAt } of jobs) expect(Date.parse(nextAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(backlogs.map(({ name }: Job) => name)).toEqual(['pushes', 'donationNews']);
});

interface Job {
  name: string;
}

it('the slowest database queries contain no one’s values', async () => {
  await get('/users', { token: admin.token, query: { search: 'zebrafinch' } });
  const { slowest } = (await get('/system', { token: admin.token })).body;
  expect(slowest.length).toBeGreaterThan(0);
  expect(slowest[0].maxMs).toBeGreaterThanOrEqual(slowest.at(-1).maxMs);
  for (const { text, count } of slowest) {
    expect(text).not.toMatch(/zebrafinch|'[^']+'/);
    expect(count).toBeGreaterThan(0);
  }
});

it('nobody but admins learns anything of it', async () => {
  expect((await get('/system', { token: owner.token })).status).toBe(403);
  expect((await get('/system')).status).toBe(401);
  expect(
    (await get('/system/mails', { token: owner.token, query: { state: 'waiting' } })).status,
  ).toBe(403);
});

it('mails of an unknown state are refused', async () => {
  const ask = { token: admin.token, query: { state: 'sent' } };
  expect((await get('/system/mails', ask)).status).toBe(400);
});
