import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '@hearthside/contract/access';
import { DIRECTORY_TABS } from '@hearthside/contract/member/directory';
import { call, del, get, post, type Ask } from '../harness/http';
import {
  mailToken,
  makeMember,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { notificationsOf } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

/** One of every role whom an admin has deleted: featured, assigned to a trust, and never to be met again. */
const family = unique('Vanisha');
let admin: TestMember & TestSession;
let trust: { id: number; name: string };
const gone = new Map<Role, TestMember>();

beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
  for (const role of ROLES) {
    const columns = { featured_at: new Date() };
    gone.set(role, await makeMember({ role, lastName: family, columns }));
  }
  trust = await makeTrust([...gone.values()]);
  for (const { id } of gone.values()) {
    expect((await del(`/users/${id}`, { token: admin.token })).status).toBe(200);
  }
});

const MEETING = [
  'admin',
  'employee',
  'board_member',
  'pet_owner',
  'caretaker',
  'attorney',
] as const;
const nobody = { currentPage: 1, totalPages: 1, total: 0 };

describe('a member in the trash', () => {
  it('is in no list of users, however it is filtered', async () => {
    const { token } = admin;
    for (const query of [
      {},
      { verified: true },
      { verified: false },
      ...ROLES.map((role) => ({ role })),
    ]) {
      const { body } = await get('/users', { token, query: { search: family, ...query } });
      expect(body).toEqual({ users: [], pagination: nobody });
    }
    const file = await get('/users/export', { token, query: { search: family } });
    expect([file.status, file.headers['x-rows'], file.text.includes(family)]).toEqual([
      200,
      '0',
      false,
    ]);
  });

  it.each(MEETING)('is in no tab of the directory for a %s', async (role) => {
    const { token } = await signedIn({ role });
    for (const tab of DIRECTORY_TABS) {
      const { body } = await get('/directory', { token, query: { role: tab, search: family } });
      expect(body).toEqual({ members: [], pagination: nobody });
    }
  });

  it('is not listed as a caregiver, not even for an admin', async () => {
    const id = gone.get('caretaker')?.id;
    for (const role of ['admin', 'pet_owner', 'caretaker', 'foster'] as const) {
      const { token } = await signedIn({ role });
      const { body } = await get('/caregivers/list', { token, query: { search: family } });
      expect(body).toEqual({ success: true, data: [], pagination: nobody });
      const one = await get(`/caregivers/${id}`, { token });
      expect([one.status, one.body]).toEqual([404, { error: 'No caregiver selected' }]);
    }
  });

  it('belongs to no trust\u2019s people, neither listed nor counted', async () => {
    const { token } = admin;
    const here = await makeMember();
    await post('/trusts/assign', { token, body: { userId: here.id, trustId: trust.id } });
    const one = await get(`/trusts/${trust.id}`, { token });
    expect(one.body.people.map(({ id }: { id: number }) => id)).toEqual([here.id]);
    const { body } = await get('/trusts', { token, query: { search: trust.name } });
    expect(body.trusts).toEqual([{ ...trust, people: 1, pets: 0 }]);
  });

  it('does not wait to be verified, and is not notified of newcomers', async () => {
    const { token } = admin;
    const count = async () => {
      const { attention } = (await get('/users/me/home', { token })).body;
      const people = (attention as { kind: string; count: number }[]).find(
        ({ kind }) => kind === 'verify_members',
      );
      return people?.count ?? 0;
    };
    const before = await count();
    const waiting = await makeMember({ verified: false });
    expect(await count()).toBe(before + 1);
    await del(`/users/${waiting.id}`, { token });
    expect(await count()).toBe(before);

    const newcomer = await makeMember({ confirmed: false });
    const told = async (memberId = 0) =>
      (await notificationsOf(memberId)).filter(({ kind }) => kind === 'newcomer').length;
    const was = [await told(admin.id), await told(gone.get('admin')?.id)];
    const link = await mailToken(newcomer.id, 'confirm_email');
    const joined = await post('/auth/confirm-email', { body: { token: link, password: PASSWORD } });
    expect(joined.body.confirmed).toBe(true);
    expect([await told(admin.id), await told(gone.get('admin')?.id)]).toEqual([
      (was[0] ?? 0) + 1,
      was[1],
    ]);
  });

  it('can be found, changed, featured and assigned by nobody, as if there were none; from a trust they can be removed', async () => {
    const { id } = gone.get('foster') as TestMember;
    const { token } = admin;
    const other = await makeTrust();
    const reason = 'Because';
    const calls: [string, string, Ask][] = [
      ['GET', `/users/${id}`, {}],
      ['GET', `/users/${id}/belongings`, {}],
      ['DELETE', `/users/${id}`, {}],
      ['PATCH', `/users/${id}/verify`, { body: { verified: false } }],
      ['PATCH', `/users/${id}/role`, { body: { role: 'admin', reason } }],
      ['POST', '/memberships/feature', { body: { userId: id } }],
      ['DELETE', `/memberships/feature/${id}`, {}],
      ['POST', '/trusts/assign', { body: { userId: id, trustId: other.id } }],
    ];
    const before = await snapshot();
    for (const [method, path, ask] of calls) {
      const reply = await call(method, path, { token, ...ask });
      expect([reply.status, reply.body], `${method} ${path}`).toEqual([
        404,
        { error: 'Failed to fetch user' },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('keeps the trust from being deleted, and the refusal says who', async () => {
    const away = await makeMember({ firstName: 'Wanda', lastName: 'Away' });
    const { id } = await makeTrust([away]);
    await del(`/users/${away.id}`, { token: admin.token });
    const reply = await del(`/trusts/${id}`, { token: admin.token });
    expect([reply.status, reply.body]).toEqual([
      409,
      { error: 'Remove the people of this trust first. In the trash: Wanda Away.' },
    ]);
  });

  it('is seen in the trash by admins alone', async () => {
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const { token } = await signedIn({ role });
      const { status, text } = await get('/users/trash', { token, query: { search: family } });
      expect([status, text.includes(family)]).toEqual([403, false]);
    }
    const query = { search: family, limit: 100 };
    const { body } = await get('/users/trash', { token: admin.token, query });
    expect(body.pagination.total).toBe(ROLES.length);
  });
});
