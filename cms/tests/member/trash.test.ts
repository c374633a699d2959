import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post, type Reply } from '../harness/http';
import {
  makeMember,
  openSession,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

const DAY = 86_400_000;
let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
const remove = (id: number, by = admin): Promise<Reply> => del(`/users/${id}`, { token: by.token });
const restore = (id: number, by = admin) => post(`/users/${id}/restore`, { token: by.token });
const trash = (query: Record<string, string | number> = {}) =>
  get('/users/trash', { token: admin.token, query });
const rowOf = (id: number) => db('up_users').where({ id }).first();
const entry = (member: TestMember, action: string) => ({
  action,
  by: named(admin),
  about: { kind: 'member', ...named(member) },
  other: null,
  changes: [],
  reason: '',
});

describe('deleting a user', () => {
  it('puts them into the trash for 30 days and records who did it', async () => {
    const member = await makeMember({ role: 'foster' });
    const reply = await remove(member.id);
    const { deletedAt, erasedAt, ...rest } = reply.body;
    const { id, firstName, lastName, email } = member;
    expect([reply.status, rest]).toEqual([
      200,
      {
        id,
        firstName,
        lastName,
        email,
        role: 'foster',
        profilePicture: null,
        closed: false,
        deletedBy: `${admin.firstName} ${admin.lastName}`,
      },
    ]);
    expect(Date.now() - Date.parse(deletedAt)).toBeLessThan(5000);
    expect(Date.parse(erasedAt) - Date.parse(deletedAt)).toBe(30 * DAY);
    expect(await historyOf(admin.token, id)).toEqual([entry(member, 'deleted')]);
    const listed = await trash({ search: lastName });
    expect(listed.body).toEqual({
      users: [reply.body],
      pagination: { currentPage: 1, totalPages: 1, total: 1 },
    });
  });

  it('signs them out everywhere with the next request, without a notification', async () => {
    const member = await signedIn({ role: 'admin' });
    const sessions = [member, await openSession(member.id), await openSession(member.id)];
    for (const { token } of sessions) expect((await get('/users', { token })).status).toBe(200);
    await remove(member.id);
    for (const { token, cookie } of sessions) {
      expect((await get('/users', { token })).status).toBe(401);
      expect((await get('/users/me', { token })).status).toBe(401);
      const refreshed = await post('/auth/refresh', { headers: { cookie } });
      expect([refreshed.status, refreshed.headers['set-cookie']]).toEqual([401, undefined]);
    }
    expect(await db('portal_sessions').where({ member_id: member.id })).toEqual([]);
    expect([await notificationsOf(member.id), await subjectsTo(member.email)]).toEqual([[], []]);
  });

  it('also ends a session that is opened or renewed at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const member = await signedIn();
      const { cookie, email } = member;
      const body = { email, password: PASSWORD };
      const [, ...opened] = await Promise.all([
        remove(member.id),
        post('/auth/local', { body }),
        post('/auth/refresh', { headers: { cookie } }),
        post('/auth/local', { body }),
      ]);
      for (const { status, body: answer } of opened) {
        expect([200, 400, 401, 403]).toContain(status);
        if (status === 200) {
          expect((await get('/users/me', { token: answer.accessToken })).status).toBe(401);
        }
      }
      expect(await db('portal_sessions').where({ member_id: member.id })).toEqual([]);
    }
  });

  it('is not possible for oneself', async () => {
    const before = await snapshot();
    const reply = await remove(admin.id);
    expect([reply.status, reply.body]).toEqual([409, { error: 'You can\u2019t delete yourself.' }]);
    expect(await snapshot()).toEqual(before);
  });

  it('requires a user who has joined and is not already deleted', async () => {
    const unconfirmed = await makeMember({ confirmed: false });
    const deleted = await makeMember({ columns: { deleted_at: new Date(), deleted_by: 'Bo' } });
    const before = await snapshot();
    for (const id of [2_000_000_000, unconfirmed.id, deleted.id]) {
      const reply = await remove(id);
      expect([reply.status, reply.body]).toEqual([404, { error: 'Failed to fetch user' }]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('by twenty at once is done by one', async () => {
    const second = await signedIn({ role: 'admin' });
    const member = await makeMember();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => remove(member.id, at % 2 ? admin : second)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(404)]);
    expect(await historyOf(admin.token, member.id)).toHaveLength(1);
  });
});

describe('a user\u2019s dependents', () => {
  const belongings = (id: number) => get(`/users/${id}/belongings`, { token: admin.token });

  it('are shown before, the first five by name', async () => {
    const member = await makeMember();
    expect((await belongings(member.id)).body).toEqual({ belongings: [] });
    const word = unique('Oak');
    for (const name of ['c', 'A', 'e', 'B', 'd', 'f']) {
      await makeTrust([member], `${name} ${word}`);
    }
    expect((await belongings(member.id)).body).toEqual({
      belongings: [
        { kind: 'trusts', count: 6, names: ['A', 'B', 'c', 'd', 'e'].map((n) => `${n} ${word}`) },
      ],
    });
  });

  it('are not shown for a user who does not exist', async () => {
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    for (const id of [2_000_000_000, deleted.id]) {
      const reply = await belongings(id);
      expect([reply.status, reply.body]).toEqual([404, { error: 'Failed to fetch user' }]);
    }
  });
});

describe('restoring a user', () => {
  it('restores role, verification, trusts, featured and password', async () => {
    const member = await signedIn({ role: 'foster', columns: { featured_at: new Date() } });
    await db('up_users').where({ id: member.id }).update({ verified_at: new Date() });
    const trust = await makeTrust([member]);
    const before = await get(`/users/${member.id}`, { token: admin.token });
    expect(before.body.trusts).toEqual([trust]);
    const { updated_at: _then, last_sign_in_at: _seen, ...row } = await rowOf(member.id);

    await remove(member.id);
    const reply = await restore(member.id);
    const { user, address } = before.body;
    expect([reply.status, reply.body]).toEqual([200, { user, address }]);
    // The sessions from before stay ended.
    const now = (await get(`/users/${member.id}`, { token: admin.token })).body;
    expect(now).toEqual({ ...before.body, sessions: 0 });
    const { updated_at: _now, last_sign_in_at: _noted, ...after } = await rowOf(member.id);
    expect(after).toEqual(row);
    expect(await historyOf(admin.token, member.id)).toEqual([
      entry(member, 'restored'),
      entry(member, 'deleted'),
    ]);
    const query = { role: 'featured', search: member.lastName };
    const featured = await get('/directory', { token: admin.token, query });
    expect(featured.body.members.map(({ id }: { id: number }) => id)).toEqual([member.id]);
    const { people } = (await get(`/trusts/${trust.id}`, { token: admin.token })).body;
    expect(people.map(({ id }: { id: number }) => id)).toEqual([member.id]);

    // The sessions from before stay ended; the password is the same.
    expect((await get('/users/me', { token: member.token })).status).toBe(401);
    const signIn = await post('/auth/local', { body: { email: member.email, password: PASSWORD } });
    expect([signIn.status, signIn.body.me.role]).toEqual([200, 'foster']);
  });

  it('requires a user who is in the trash', async () => {
    const { id } = await makeMember();
    const unconfirmed = await makeMember({ confirmed: false });
    const before = await snapshot();
    for (const [who, error] of [
      [id, 'This user is not in the trash.'],
      [unconfirmed.id, 'This user is not in the trash.'],
      [2_000_000_000, 'Failed to fetch user'],
    ] as const) {
      const reply = await restore(who);
      expect([reply.status, reply.body]).toEqual([404, { error }]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('by twenty at once is done by one', async () => {
    const second = await signedIn({ role: 'admin' });
    const member = await makeMember({ columns: { deleted_at: new Date(), deleted_by: 'Bo' } });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => restore(member.id, at % 2 ? admin : second)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(404)]);
    expect((await historyOf(admin.token, member.id)).map(({ action }) => action)).toEqual([
      'restored',
    ]);
  });

  it('while others delete leaves a history that fits what is there', async () => {
    const member = await makeMember();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, at) => (at % 2 ? remove : restore)(member.id)),
    );
    const done = replies.filter(({ status }) => status === 200).length;
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(20 - done);
    const actions = (await historyOf(admin.token, member.id)).map(({ action }) => action).reverse();
    expect(actions).toEqual(actions.map((_one, at) => (at % 2 ? 'restored' : 'deleted')));
    expect(actions).toHaveLength(done);
    expect((await rowOf(member.id)).deleted_at !== null).toBe(actions.at(-1) === 'deleted');
  });
});

describe('the trash', () => {
  it('lists deleted users, latest first, a page at a time', async () => {
    const lastName = unique('Bin');
    const ids: number[] = [];
    for (const days of [3, 1, 2, 29, 0]) {
      const deletedAt = new Date(Date.UTC(2030, 0, 31 - days, 12));
      const columns = { deleted_at: deletedAt, deleted_by: 'Bo Birch' };
      ids[days] = (await makeMember({ lastName, columns })).id;
    }
    await makeMember({ lastName });
    const { body } = await trash({ search: lastName });
    const latestFirst = [0, 1, 2, 3, 29].map((days) => ids[days]);
    expect(body.users.map(({ id }: { id: number }) => id)).toEqual(latestFirst);
    expect(body.users[1]).toMatchObject({
      deletedAt: '2030-01-30T12:00:00.000Z',
      erasedAt: '2030-03-01T12:00:00.000Z',
      deletedBy: 'Bo Birch',
    });
    const second = (await trash({ search: lastName, limit: 2, page: 2 })).body;
    expect(second.users.map(({ id }: { id: number }) => id)).toEqual(latestFirst.slice(2, 4));
    expect(second.pagination).toEqual({ currentPage: 2, totalPages: 3, total: 5 });
  });

  it.each([
    ['limit', '1000000000'],
    ['limit', '101'],
    ['page', '0'],
    ['sort', 'date_asc'],
    ['role', 'foster'],
    ['search', 'x'.repeat(10_000)],
    ['filters', '{}'],
  ])('refuses %s=%.20s', async (key, value) => {
    expect((await trash({ [key]: value })).status).toBe(400);
  });

  it('takes a search text literally', async () => {
    const columns = { deleted_at: new Date() };
    const lastName = unique('Lit');
    const percent = await makeMember({ firstName: '100%', lastName, columns });
    const under = await makeMember({ firstName: 'a_b', lastName, columns });
    await makeMember({ firstName: 'plain', lastName, columns });
    const found = async (search: string) =>
      (await trash({ search })).body.users.map(({ id }: { id: number }) => id);
    expect(await found(`% ${lastName}`)).toEqual([percent.id]);
    expect(await found(`a_b ${lastName}`)).toEqual([under.id]);
    expect(await found(`a%b ${lastName}`)).toEqual([]);
  });
});
