import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post, put, type Ask, type Reply } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { meetAt } from '../harness/meet-at';
import type { Server } from '../harness/server';
import { onPostgres, ownServer, server } from '../harness/shared';

type Admin = TestMember & TestSession;

/** An admin whom the server has just seen as one and believes: what decides is the act itself. */
async function admin(): Promise<Admin> {
  const one = await signedIn({ role: 'admin' });
  expect((await get('/users/me', { token: one.token })).status).toBe(200);
  return one;
}

/** Every way in which one admin takes another's rights away. */
const WAYS: Record<string, (by: Ask, whom: number) => Promise<Reply>> = {
  demote: (by, whom) =>
    patch(`/users/${whom}/role`, { ...by, body: { role: 'employee', reason: 'A race' } }),
  unverify: (by, whom) => patch(`/users/${whom}/verify`, { ...by, body: { verified: false } }),
  'unverify with others': (by, whom) =>
    post('/users/verify', { ...by, body: { userIds: [whom], verified: false } }),
  delete: (by, whom) => del(`/users/${whom}`, by),
  suspend: (by, whom) =>
    put(`/users/${whom}/suspension`, { ...by, body: { reason: 'A race', until: null } }),
  archive: (by, whom) => put(`/users/${whom}/archive`, { ...by, body: {} }),
};
const pairs = Object.keys(WAYS).flatMap((one) => Object.keys(WAYS).map((other) => [one, other]));
const way = (name = '') => WAYS[name] as (typeof WAYS)[string];

const mayManage = async ({ token }: Admin, base = server.baseUrl) =>
  (await get('/users', { token, base })).status;

/** Of those who act at once, who still is an admin in the database. */
async function stillAdmins(all: readonly Admin[]): Promise<number[]> {
  return db('up_users as u')
    .join('up_roles as r', 'r.id', 'u.role_id')
    .whereIn(
      'u.id',
      all.map(({ id }) => id),
    )
    .where({ type: 'admin', verified: true, blocked: false, confirmed: true })
    .whereNull('u.deleted_at')
    .pluck('u.id');
}

/** One of two wins, keeps what it had, and the other is told that it has lost it. */
async function expectOneWinner(pair: [Admin, Admin], replies: [Reply, Reply]) {
  const won = replies[0].status === 200 ? 0 : 1;
  const [winner, loser] = [pair[won], pair[1 - won] as Admin] as [Admin, Admin];
  expect(replies[won]?.status, replies[won]?.text).toBe(200);
  expect([401, 403], replies[1 - won]?.text).toContain(replies[1 - won]?.status);
  expect(await stillAdmins(pair)).toEqual([winner.id]);
  expect(await mayManage(winner)).toBe(200);
  expect([401, 403]).toContain(await mayManage(loser));
}

describe('two admins who take each other\u2019s rights away at the same moment', () => {
  it.each(pairs)('by %s and by %s: one of them stays', async (one, other) => {
    for (let round = 0; round < 6; round += 1) {
      const pair: [Admin, Admin] = [await admin(), await admin()];
      const [first, second] = round % 2 ? [pair[1], pair[0]] : pair;
      const [firstReply, secondReply] = await meetAt('rights', pair[0].id, [
        () => way(one)({ token: first.token }, second.id),
        () => way(other)({ token: second.token }, first.id),
      ]);
      await expectOneWinner([first, second], [firstReply as Reply, secondReply as Reply]);
    }
  });

  it('do so in a ring of five, and somebody stays', async () => {
    const ways = Object.values(WAYS);
    for (let round = 0; round < 8; round += 1) {
      const ring = await Promise.all(Array.from({ length: 5 }, admin));
      const replies = await Promise.all(
        ring.map(({ token }, at) => {
          const next = ring[(at + 1) % ring.length] as Admin;
          return (ways[(at + round) % ways.length] as (typeof ways)[number])({ token }, next.id);
        }),
      );
      const done = replies.filter(({ status }) => status === 200);
      const refused = replies.filter(({ status }) => status === 401 || status === 403);
      expect(done.length + refused.length, replies.map(({ text }) => text).join('\n')).toBe(5);
      const left = await stillAdmins(ring);
      expect(left.length).toBeGreaterThan(0);
      // Whoever was done to is out, and nobody else.
      expect(left.length).toBe(5 - done.length);
    }
  });

  it('can do nothing more once they are not admins: what they were about to do is refused', async () => {
    const [first, second] = [await admin(), await admin()];
    // One each: whoever is deleted first can't be demoted any more.
    const acts = Object.values(WAYS);
    const others = await Promise.all(acts.map(() => signedIn()));
    const replies = await Promise.all([
      way('demote')({ token: first.token }, second.id),
      ...acts.map((act, at) => act({ token: second.token }, others[at]?.id ?? 0)),
    ]);
    expect(replies[0]?.status).toBe(200);
    for (const { status, text } of replies.slice(1)) expect([200, 403], text).toContain(status);
    expect([401, 403]).toContain(await mayManage(second));
    const late = await way('delete')({ token: second.token }, first.id);
    expect([late.status, late.body]).toEqual([
      403,
      { error: 'You don’t have permission to manage users.' },
    ]);
  });
});

/** A second server that believes who asks for a second longer (docs/decisions/004). */
describe.skipIf(!onPostgres)('two servers that do not hear of each other', () => {
  let other: Server;
  beforeAll(async () => {
    other = await ownServer({ after: server });
  });
  afterAll(() => other.kill());

  it.each(Object.keys(WAYS))('refuse a member who was an admin a moment ago: %s', async (name) => {
    const [first, second] = [await admin(), await admin()];
    const { baseUrl } = other.info;
    expect(await mayManage(second, baseUrl)).toBe(200);
    expect((await way(name)({ token: first.token }, second.id)).status).toBe(200);
    const late = await way('delete')({ token: second.token, base: baseUrl }, first.id);
    expect([401, 403], late.text).toContain(late.status);
    expect(await stillAdmins([first, second])).toEqual([first.id]);
  });

  it('leave one of two who act at once on both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const pair: [Admin, Admin] = [await admin(), await admin()];
      const names = pairs[(round * 5) % pairs.length] ?? [];
      const replies = await Promise.all([
        way(names[0])({ token: pair[0].token }, pair[1].id),
        way(names[1])({ token: pair[1].token, base: other.info.baseUrl }, pair[0].id),
      ]);
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses[0], replies.map(({ text }) => text).join('\n')).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      expect(await stillAdmins(pair)).toHaveLength(1);
    }
  });
});
