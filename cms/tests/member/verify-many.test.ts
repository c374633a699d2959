import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { get, post } from '../harness/http';
import { makeMember, signedIn, type TestMember } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const verify = (userIds: unknown, verified: unknown = true, by = admin) =>
  post('/users/verify', { token: by.token, body: { userIds, verified } });
const waiting = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeMember({ verified: false })));
const idsOf = (members: readonly TestMember[]) => members.map(({ id }) => id);
const standing = async (members: readonly TestMember[]) => {
  const rows = await db('up_users').whereIn('id', idsOf(members)).orderBy('id');
  return rows.map(({ verified, verified_at }) => [Boolean(verified), verified_at !== null]);
};
const entry = (member: TestMember, from: string, to: string, by = admin) => ({
  action: 'verification',
  by: named(by),
  about: { kind: 'member', ...named(member) },
  other: null,
  changes: [{ field: 'Verification', from, to }],
  reason: '',
});

describe('verifying many', () => {
  it('returns those whose verification changed, and notifies only them, once, in the notification bell and by mail', async () => {
    const members = await waiting(3);
    const already = await makeMember();
    const ids = idsOf(members);
    const reply = await verify([...ids, already.id]);
    expect([reply.status, Object.keys(reply.body)]).toEqual([200, ['changed']]);
    expect([...reply.body.changed].sort()).toEqual([...ids].sort());
    expect(await standing(members)).toEqual(Array(3).fill([true, true]));
    for (const member of members) {
      expect(await notificationsOf(member.id)).toEqual([
        {
          kind: 'verified',
          title: 'You are verified',
          body: 'You now have full access.',
          link: '/',
        },
      ]);
      expect(await subjectsTo(member.email)).toEqual(['You are verified']);
      expect(await historyOf(admin.token, member.id)).toEqual([
        entry(member, 'Unverified', 'Verified'),
      ]);
      await mailTo(member.email, 'You are verified');
    }
    expect([await notificationsOf(already.id), await subjectsTo(already.email)]).toEqual([[], []]);
    expect(await historyOf(admin.token, already.id)).toEqual([]);
    const again = await verify(ids);
    expect([again.status, again.body]).toEqual([200, { changed: [] }]);
    expect(
      await Promise.all(members.map(async ({ id }) => (await notificationsOf(id)).length)),
    ).toEqual([1, 1, 1]);
  });

  it('revokes it as well, with a notification only in the notification bell', async () => {
    const members = [await makeMember(), await makeMember()];
    const reply = await verify(idsOf(members), false);
    expect([...reply.body.changed].sort()).toEqual(idsOf(members).sort());
    expect(await standing(members)).toEqual(Array(2).fill([false, false]));
    for (const member of members) {
      expect((await notificationsOf(member.id)).map(({ kind }) => kind)).toEqual(['unverified']);
      expect(await subjectsTo(member.email)).toEqual([]);
      expect(await historyOf(admin.token, member.id)).toEqual([
        entry(member, 'Verified', 'Unverified'),
      ]);
    }
  });

  it('opens what their roles permit with the next request', async () => {
    const member = await signedIn({ role: 'volunteer', verified: false });
    const ask = () => get('/directory', { token: member.token, query: { role: 'foster' } });
    expect((await ask()).status).toBe(403);
    await verify([member.id]);
    expect((await ask()).status).toBe(200);
    await verify([member.id], false);
    expect((await ask()).status).toBe(403);
  });

  it('leaves out members who are deleted, have not joined or never existed, and counts repeated ones once', async () => {
    const [member] = await waiting(1);
    const id = member?.id ?? 0;
    const deleted = { verified: false, columns: { deleted_at: new Date() } };
    const others = [
      await makeMember(deleted),
      await makeMember({ verified: false, confirmed: false }),
    ];
    const reply = await verify([2_000_000_000, id, ...idsOf(others), id]);
    expect([reply.status, reply.body]).toEqual([200, { changed: [id] }]);
    expect(await standing(others)).toEqual(Array(2).fill([false, false]));
    for (const other of others) expect(await notificationsOf(other.id)).toEqual([]);
    expect(await notificationsOf(id)).toHaveLength(1);
    const nobody = await verify([2_000_000_000]);
    expect([nobody.status, nobody.body]).toEqual([200, { changed: [] }]);
  });

  it('is refused as a whole if the admin’s own id is among them', async () => {
    const members = await waiting(2);
    const before = await snapshot();
    for (const verified of [true, false]) {
      const reply = await verify([members[0]?.id, admin.id, members[1]?.id], verified);
      expect([reply.status, reply.body]).toEqual([
        409,
        { error: 'You can\u2019t change your own verification.' },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('takes a hundred at once, and no more', async () => {
    const members = await waiting(100);
    const tooMany = await verify([...idsOf(members), 1]);
    expect([tooMany.status, Object.keys(tooMany.body.details)]).toEqual([400, ['userIds']]);
    expect(await standing(members)).toEqual(Array(100).fill([false, false]));
    const reply = await verify(idsOf(members));
    expect([reply.status, reply.body.changed.length]).toEqual([200, 100]);
  });

  it('accepts only ids and a boolean', async () => {
    const [member] = await waiting(1);
    const id = member?.id;
    const before = await snapshot();
    const none = await verify([]);
    expect([none.status, none.body.details]).toEqual([
      400,
      { userIds: 'Please choose at least one user' },
    ]);
    for (const body of [
      { verified: true },
      { userIds: [id] },
      { userIds: id, verified: true },
      { userIds: { 0: id }, verified: true },
      { userIds: [id, 'all'], verified: true },
      { userIds: [id, 1.5], verified: true },
      { userIds: [id, -1], verified: true },
      { userIds: [id, null], verified: true },
      { userIds: [{ id }], verified: true },
      { userIds: [[id]], verified: true },
      { userIds: [id, 2_147_483_648], verified: true },
      { userIds: [id], verified: 'true' },
      { userIds: [id], verified: 1 },
      { userIds: [id], verified: true, role: 'admin' },
      { userIds: [id], verified: true, all: true },
    ]) {
      const reply = await post('/users/verify', { token: admin.token, body });
      expect(reply.status, JSON.stringify(body)).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is all or nothing if the database fails in the middle', async () => {
    const members = await waiting(3);
    const restore = await failInserts('portal_notifications', members[1]?.id ?? 0);
    expectInLog(server.logFile, 'POST /api/users/verify: ');
    expectInLog(server.logFile, 'POST /api/users/verify 500 ');
    const before = await snapshot();
    const failed = await verify(idsOf(members));
    expect(failed.status).toBe(onPostgres ? 503 : 500);
    expect(await snapshot()).toEqual(before);
    await restore();
    expect((await verify(idsOf(members))).body.changed).toHaveLength(3);
  });

  it('notifies everyone once if two admins press at once, in whatever order', async () => {
    const second = await signedIn({ role: 'admin', firstName: 'Ben' });
    for (let round = 0; round < 8; round += 1) {
      const members = await waiting(12);
      const ids = idsOf(members);
      const replies = await Promise.all([
        verify(ids),
        verify([...ids].reverse(), true, second),
        verify(ids.slice(4), true, second),
        verify([...ids.slice(6), ...ids.slice(0, 6)]),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const changed = replies.flatMap(({ body }) => body.changed as number[]);
      expect([...changed].sort()).toEqual([...ids].sort());
      for (const { id, email } of members) {
        const told = [
          await notificationsOf(id),
          await subjectsTo(email),
          await historyOf(admin.token, id),
        ];
        expect(told.map(({ length }) => length)).toEqual([1, 1, 1]);
      }
    }
  });
});
