import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { runJobAt } from '../harness/sweep';
import { makeMember } from '../harness/members';

const DAY_MS = 86_400_000;
const env = { ...CLOCK, SEED_DEMO: 'false' };
const JOBS = 'portal_clock_jobs';

let first: Server;
let servers: Server[];
let db: ReturnType<typeof connect>;

beforeAll(async () => {
  first = await ownServer({ env });
  // SQLite has one server; there it is asked twice.
  servers = onPostgres ? [first, await ownServer({ env, after: first.info })] : [first];
  // From noon on, no night begins meanwhile. PostgreSQL's clock, by which nights count there, can't be moved.
  const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
  if (!onPostgres && new Date() < noon) await moveClock(first.info, noon);
  db = connect(first.info.database);
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await db.destroy();
  if (servers[0]) discard(servers[0].info);
});

/** Has all servers look for what was missed, at the same time. */
const lookAll = () =>
  Promise.all(servers.map(({ info }) => runJobAt(info, 'catch-up', onPostgres ? 1 : 2)));

const doneLate = () => (servers[0]?.output().match(/Nightly cleanup: done late/g) ?? []).length;
const nightOf = async () => new Date((await db(JOBS).where({ name: 'sweep' }).first()).done_for);

/** Someone whose time in the trash is over, whom the sweep erases. */
const overdue = async () => {
  const { id } = await makeMember({ into: db });
  await db('up_users')
    .where({ id })
    .update({ deleted_at: new Date(Date.now() - 31 * DAY_MS) });
  return async () => (await db('up_users').where({ id }).first('id')) !== undefined;
};

it('servers that have just been set up have missed nothing', async () => {
  const isThere = await overdue();
  await lookAll();
  expect(doneLate()).toBe(0);
  expect(await isThere()).toBe(true);
});

it('servers that were down at night do what was due once, on one of them', async () => {
  const isThere = await overdue();
  const last = await nightOf();
  await db(JOBS).update({ done_for: new Date(last.getTime() - 2 * DAY_MS) });
  await lookAll();
  expect(doneLate()).toBe(1);
  expect(await isThere()).toBe(false);
  expect(await nightOf()).toEqual(last);
  await lookAll();
  expect(doneLate()).toBe(1);
});

it('a server leaves alone what another is at, and takes up what a dead one has left', async () => {
  const before = doneLate();
  const last = await nightOf();
  const now = nowAt(first.info).getTime();
  const doneFor = new Date(last.getTime() - DAY_MS);
  const heldUntil = (ms: number) =>
    db(JOBS).update({ done_for: doneFor, holder: 'another', lease_until: new Date(now + ms) });
  await heldUntil(60_000);
  await lookAll();
  expect(doneLate()).toBe(before);
  expect(await nightOf()).toEqual(doneFor);
  await heldUntil(-1000);
  await lookAll();
  expect(doneLate()).toBe(before + 1);
  expect(await nightOf()).toEqual(last);
});
