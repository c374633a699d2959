import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import { db } from '../harness/database';
import { del, get, patch, post, type Reply } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';

let admin: TestMember & TestSession;
let reader: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
  reader = await signedIn({ role: 'pet_owner' });
});

const feature = (userId: unknown, by = admin): Promise<Reply> =>
  post('/memberships/feature', { token: by.token, body: { userId } });
const unfeature = (id: number) => del(`/memberships/feature/${id}`, { token: admin.token });
const featuredNow = async (id: number) =>
  (await db('up_users').where({ id }).first('featured_at')).featured_at !== null;
/** Who stands under Featured for a member without special rights, of those with a name. */
async function shown(search: string) {
  const query = { role: 'featured', search, limit: 100 };
  const { body } = await get('/directory', { token: reader.token, query });
  const ids = body.members.map(({ id }: { id: number }) => id);
  expect(body.pagination.total).toBe(ids.length);
  return ids as number[];
}
const entry = (member: TestMember, from: string, to: string) => ({
  action: 'featured',
  by: named(admin),
  about: { kind: 'member', ...named(member) },
  other: null,
  changes: [{ field: 'Featured', from, to }],
  reason: '',
});

describe('featuring a user', () => {
  it('puts them under Featured, records it and notifies them in the notification bell', async () => {
    const member = await makeMember({ role: 'foster' });
    const reply = await feature(member.id);
    const { body } = await get(`/users/${member.id}`, { token: admin.token });
    expect([reply.status, reply.body]).toEqual([200, { user: body.user, address: body.address }]);
    expect(reply.body.user.featured).toBe(true);
    expect(await shown(member.lastName)).toEqual([member.id]);
    expect(await notificationsOf(member.id)).toEqual([
      {
        kind: 'featured',
        title: 'You are featured in the directory',
        body: 'Members can find you under Featured. Choose in your profile whether to show your email and city.',
        link: '/profile',
      },
    ]);
    expect(await subjectsTo(member.email)).toEqual([]);
    expect(await historyOf(admin.token, member.id)).toEqual([entry(member, 'No', 'Yes')]);
  });

  it('works for every role there is', async () => {
    const lastName = unique('Starr');
    const ids: number[] = [];
    for (const role of ROLES) {
      const { id } = await makeMember({ role, lastName });
      expect((await feature(id)).status).toBe(200);
      ids.push(id);
    }
    expect((await shown(lastName)).sort()).toEqual(ids.sort());
  });

  it('changes nothing and notifies nobody when repeated', async () => {
    const member = await makeMember();
    await feature(member.id);
    const before = await snapshot();
    const again = await feature(member.id);
    expect([again.status, again.body.user.featured]).toEqual([200, true]);
    expect(await snapshot()).toEqual(before);
  });

  it('happens and notifies once for twenty concurrent requests', async () => {
    const second = await signedIn({ role: 'admin' });
    const member = await makeMember();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => feature(member.id, at % 2 ? admin : second)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await notificationsOf(member.id)).toHaveLength(1);
    expect(await historyOf(admin.token, member.id)).toHaveLength(1);
  });

  it('is possible for verified members, and not for blocked ones', async () => {
    const before = await Promise.all([
      makeMember({ verified: false }),
      makeMember({ blocked: true }),
    ]);
    for (const member of before) {
      const reply = await feature(member.id);
      expect([reply.status, reply.body]).toEqual([
        409,
        { error: 'Only verified users can be featured.' },
      ]);
      expect([await featuredNow(member.id), await notificationsOf(member.id)]).toEqual([false, []]);
      expect(await historyOf(admin.token, member.id)).toEqual([]);
    }
  });

  it('requires a member who has joined and is not in the trash', async () => {
    const unconfirmed = await makeMember({ confirmed: false });
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    for (const id of [2_000_000_000, unconfirmed.id, deleted.id]) {
      for (const reply of [await feature(id), await unfeature(id)]) {
        expect([reply.status, reply.body]).toEqual([404, { error: 'Failed to fetch user' }]);
      }
    }
    expect([await featuredNow(unconfirmed.id), await featuredNow(deleted.id)]).toEqual([
      false,
      false,
    ]);
  });

  it('takes an id and nothing beside it', async () => {
    const { id } = await makeMember();
    const before = await snapshot();
    for (const body of [
      {},
      { userId: null },
      { userId: [id] },
      { userId: { id } },
      { userId: 1.5 },
      { userId: 0 },
      { userId: id, featuredAt: '2020-01-01' },
      { userId: id, verified: true },
      { id },
    ]) {
      const reply = await post('/memberships/feature', { token: admin.token, body });
      expect(reply.status, JSON.stringify(body)).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is possible for oneself, without a notification', async () => {
    const self = await signedIn({ role: 'admin' });
    expect((await feature(self.id, self)).body.user.featured).toBe(true);
    expect(await notificationsOf(self.id)).toEqual([]);
  });
});

describe('a featured user', () => {
  it('is no longer listed there once removed, which happens once and notifies nobody', async () => {
    const member = await makeMember({ columns: { featured_at: new Date() } });
    expect(await shown(member.lastName)).toEqual([member.id]);
    const reply = await unfeature(member.id);
    expect([reply.status, reply.body.user.featured]).toEqual([200, false]);
    expect(await shown(member.lastName)).toEqual([]);
    expect(await notificationsOf(member.id)).toEqual([]);
    const before = await snapshot();
    expect((await unfeature(member.id)).status).toBe(200);
    expect(await snapshot()).toEqual(before);
    expect(await historyOf(admin.token, member.id)).toEqual([entry(member, 'Yes', 'No')]);
  });

  it('is hidden from members while unverified, and is listed again afterward', async () => {
    const member = await makeMember({ columns: { featured_at: new Date() } });
    const verify = (verified: boolean) =>
      patch(`/users/${member.id}/verify`, { token: admin.token, body: { verified } });
    await verify(false);
    expect(await shown(member.lastName)).toEqual([]);
    await verify(true);
    expect(await shown(member.lastName)).toEqual([member.id]);
  });

  it('is hidden from everybody while blocked or in the trash', async () => {
    const who = { lastName: unique('Gone') };
    const featured_at = new Date();
    await makeMember({ ...who, blocked: true, columns: { featured_at } });
    await makeMember({ ...who, columns: { featured_at, deleted_at: new Date() } });
    await makeMember({ ...who, confirmed: false, columns: { featured_at } });
    const { id } = await makeMember({ ...who, columns: { featured_at } });
    expect(await shown(who.lastName)).toEqual([id]);
    for (const role of ['admin', 'employee', 'board_member'] as const) {
      const { token } = await signedIn({ role });
      const query = { role: 'featured', search: who.lastName };
      const { body } = await get('/directory', { token, query });
      expect(body.members.map((one: { id: number }) => one.id)).toEqual([id]);
    }
  });

  it('is marked in the list of users', async () => {
    const lastName = unique('Listed');
    const featured = await makeMember({ lastName, columns: { featured_at: new Date() } });
    const other = await makeMember({ lastName });
    const query = { search: lastName, sort: 'date_asc' };
    const { body } = await get('/users', { token: admin.token, query });
    const found = body.users.map((one: { user: { id: number; featured: boolean } }) => one.user);
    const marks = found.map(({ id, featured: is }: { id: number; featured: boolean }) => [id, is]);
    expect(Object.fromEntries(marks)).toEqual({ [featured.id]: true, [other.id]: false });
  });
});
