import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import {
  makeMember,
  openSession,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { makeTrust } from '../harness/trusts';

/** A family nobody else belongs to, so that exact sets and totals can be asked for. */
const family = unique('Quorra');
const PEOPLE = [
  ['Zo\u00eb', 'pet_owner', true],
  ['Tom\u00e1s', 'attorney', true],
  ['\u00c5sa', 'attorney', false],
  ['aaron', 'caretaker', true],
  ['Aaron', 'pet_owner', false],
  ['Zara', 'foster', true],
  ['O\u2019Neil', 'pet_owner', true],
  ['\u00e9lodie', 'volunteer', true],
  ['100%', 'user', true],
  ['under_score', 'user', true],
  ['back\\slash', 'user', true],
  ['\u0416\u0430\u043d\u043d\u0430', 'trustee', true],
  ['Jos\u00e9-Maria', 'employee', true],
] as const;

let admin: TestMember & TestSession;
const members: TestMember[] = [];

beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
  for (const [index, [firstName, role, verified]] of PEOPLE.entries()) {
    const createdAt = new Date(Date.UTC(2024, 0, 28 - index, 12));
    members.push(await makeMember({ firstName, lastName: family, role, verified, createdAt }));
  }
  await makeMember({ firstName: 'Hidden', lastName: family, confirmed: false });
  await makeMember({
    firstName: 'Hidden',
    lastName: family,
    columns: { deleted_at: new Date(), featured_at: new Date() },
  });
});

const ask = (query: Record<string, string | number | boolean>) =>
  get('/users', { token: admin.token, query });
const list = async (query: Record<string, string | number | boolean> = {}) => {
  const { status, body } = await ask({ search: family, limit: 100, ...query });
  expect(status).toBe(200);
  return body as {
    users: { user: { id: number; firstName: string; lastName: string } }[];
    pagination: { currentPage: number; totalPages: number; total: number };
  };
};
const ids = async (query = {}) => (await list(query)).users.map(({ user }) => user.id);
const names = async (query = {}) => (await list(query)).users.map(({ user }) => user.firstName);
const idsOf = (filter: (role: string, verified: boolean) => boolean) =>
  members
    .filter((_one, i) => filter(PEOPLE[i]?.[1] ?? '', PEOPLE[i]?.[2] ?? false))
    .map(({ id }) => id);
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

describe('the list of users', () => {
  it.each([
    [{}, () => true],
    [{ role: 'pet_owner' }, (role: string) => role === 'pet_owner'],
    [{ role: 'admin' }, () => false],
    [{ verified: true }, (_role: string, verified: boolean) => verified],
    [{ verified: false }, (_role: string, verified: boolean) => !verified],
    [{ role: 'attorney', verified: false }, (r: string, v: boolean) => r === 'attorney' && !v],
  ])('holds exactly those of %j, unconfirmed and deleted ones never', async (query, filter) => {
    const expected = idsOf(filter);
    const { users, pagination } = await list(query);
    expect(sorted(users.map(({ user }) => user.id))).toEqual(sorted(expected));
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: expected.length });
  });

  it('sorts alike on every database: by name without accents and case, then id', async () => {
    const byName = [
      '100%',
      'aaron',
      'Aaron',
      '\u00c5sa',
      'back\\slash',
      '\u00e9lodie',
      'Jos\u00e9-Maria',
      'O\u2019Neil',
      'Tom\u00e1s',
      'under_score',
      'Zara',
      'Zo\u00eb',
      '\u0416\u0430\u043d\u043d\u0430',
    ];
    expect(await names({ sort: 'name_asc' })).toEqual(byName);
    expect(await names()).toEqual(byName);
    expect(await names({ sort: 'name_desc' })).toEqual([...byName].reverse());
    const byDate = [...PEOPLE].map(([name]) => name).reverse();
    expect(await names({ sort: 'date_asc' })).toEqual(byDate);
    expect(await names({ sort: 'date_desc' })).toEqual(byDate.reverse());
  });

  it('sorts addresses by their bytes on every database', async () => {
    const word = unique('kin');
    const starts = ['a.b', 'a-b', 'ab', 'a_c', 'aa', 'b1', 'b.1'];
    for (const start of starts) {
      await makeMember({ lastName: word, email: `${start}.${word}@test.example` });
    }
    const emails = async (sort: string) => {
      const { users } = await list({ search: word, sort });
      return users.map(({ user }) => (user as unknown as { email: string }).email);
    };
    const expected = starts.map((start) => `${start}.${word}@test.example`).sort();
    expect(await emails('email_asc')).toEqual(expected);
    expect(await emails('email_desc')).toEqual(expected.reverse());
  });

  it('pages without gaps and repeats, also past the end', async () => {
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { users, pagination } = await list({ limit: 5, page });
      expect(pagination).toEqual({ currentPage: page, totalPages: 3, total: 13 });
      expect(users).toHaveLength([5, 5, 3, 0][page - 1] ?? 0);
      seen.push(...users.map(({ user }) => user.id));
    }
    expect(seen).toEqual(await ids());
    const far = await list({ page: 1_000_000 });
    expect([far.users, far.pagination.total]).toEqual([[], 13]);
  });

  it('shows ten per page by default', async () => {
    const { body } = await ask({ search: family });
    expect([body.users.length, body.pagination.totalPages]).toEqual([10, 2]);
    const none = await ask({ search: unique('nobody') });
    expect(none.body).toEqual({
      users: [],
      pagination: { currentPage: 1, totalPages: 1, total: 0 },
    });
  });

  it.each([
    ['zo\u00eb', ['Zo\u00eb']],
    ['zoe', ['Zo\u00eb']],
    ['ZO\u00cb', ['Zo\u00eb']],
    ['zoe\u0308', ['Zo\u00eb']],
    ['TOM\u00c1S', ['Tom\u00e1s']],
    ['\u0436\u0430\u043d\u043d\u0430', ['\u0416\u0430\u043d\u043d\u0430']],
    ['%', ['100%']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ['\u2019neil', ['O\u2019Neil']],
    ['%%', []],
    ["' or '1'='1", []],
    ['"; drop table up_users; --', []],
  ])('finds by %s what contains it', async (typed, expected) => {
    const search = typed === '%' || typed === '_' || typed === '\\' ? typed : `${typed} ${family}`;
    const { users } = await list({ search });
    const ours = users.flatMap(({ user }) => (user.lastName === family ? user.firstName : []));
    expect(ours).toEqual(expected);
  });

  it('finds by address', async () => {
    const [first] = members;
    expect(await ids({ search: first?.email ?? '' })).toEqual([first?.id]);
  });

  it('shows the blocked among everybody, and not among those who wait', async () => {
    const lastName = unique('Blocked');
    const blocked = await makeMember({ lastName, blocked: true, verified: false });
    const waiting = await makeMember({ lastName, verified: false });
    const found = async (query = {}) => sorted(await ids({ search: lastName, ...query }));
    expect(await found()).toEqual(sorted([blocked.id, waiting.id]));
    expect(await found({ verified: false })).toEqual([waiting.id]);
  });
});

describe('one user', () => {
  it('has these fields and no others', async () => {
    const [first] = members;
    const signedInAt = new Date('2026-02-03T04:05:06.789Z');
    await db('up_users').where({ id: first?.id }).update({ last_sign_in_at: signedInAt });
    const trusts = [
      await makeTrust([{ id: first?.id ?? 0 }], unique('b ')),
      await makeTrust([{ id: first?.id ?? 0 }], unique('A ')),
    ];
    const { status, body } = await get(`/users/${first?.id}`, { token: admin.token });
    expect(status).toBe(200);
    const { trusts: theirs, lastSignInAt, ...more } = body;
    const { sessions, pendingEmail, revision, suspension, archive, ...listed } = more;
    expect([sessions, pendingEmail, suspension, archive]).toEqual([0, null, null, null]);
    expect(revision).toMatch(/^[\w-]{16}$/);
    expect([theirs, lastSignInAt]).toEqual([trusts.reverse(), signedInAt.toISOString()]);
    expect(listed).toEqual({
      user: {
        id: first?.id,
        firstName: 'Zo\u00eb',
        lastName: family,
        email: first?.email,
        role: 'pet_owner',
        verified: true,
        phoneNumber: '5035550123',
        profilePicture: null,
        createdAt: '2024-01-28T12:00:00.000Z',
        featured: false,
        state: 'active',
      },
      address: {
        streetAddress: '1 Test Street',
        city: 'Portland',
        state: 'Oregon',
        zipCode: '97205',
        country: 'United States',
      },
    });
    const [inList] = (await list({ search: first?.email ?? '' })).users;
    expect(inList).toEqual(listed);
  });

  it('is missing where there is none, nobody who confirmed, or somebody in the trash', async () => {
    const hidden = [
      await makeMember({ confirmed: false }),
      await makeMember({ columns: { deleted_at: new Date() } }),
    ];
    const none = await get('/users/2000000000', { token: admin.token });
    expect([none.status, none.body]).toEqual([404, { error: 'Failed to fetch user' }]);
    for (const { id } of hidden) {
      const reply = await get(`/users/${id}`, { token: admin.token });
      expect([reply.status, reply.text]).toEqual([404, none.text]);
    }
  });
});

describe('a member who signed in long ago', () => {
  const monthsAgo = new Date(Date.now() - 200 * 86_400_000);
  const absent = async () => {
    const columns = { last_sign_in_at: monthsAgo };
    const member = await makeMember({ createdAt: monthsAgo, columns });
    const isUnseen = async () => {
      const { users } = await list({ search: member.email, unseen: 90 });
      return users.length === 1;
    };
    return { ...member, isUnseen };
  };

  it('is found among those who were not seen lately', async () => {
    expect(await (await absent()).isUnseen()).toBe(true);
  });

  it('was seen when their session was last renewed, also once it has ended', async () => {
    const { id, isUnseen } = await absent();
    const { cookie, token } = await openSession(id);
    expect((await post('/auth/refresh', { headers: { cookie } })).status).toBe(200);
    expect((await post('/auth/logout', { token })).status).toBe(200);
    expect(await db('portal_sessions').where({ member_id: id })).toEqual([]);
    expect(await isUnseen()).toBe(false);
    await db('up_users').where({ id }).update({ last_seen_at: monthsAgo });
    expect(await isUnseen()).toBe(true);
    await db('up_users').where({ id }).update({ last_sign_in_at: new Date() });
    expect(await isUnseen()).toBe(false);
  });

  it('is noted as seen once a day, and not at every renewal', async () => {
    const { id } = await absent();
    const seenAfter = async (hours: number) => {
      const before = new Date(Date.now() - hours * 3_600_000);
      await db('up_users').where({ id }).update({ last_seen_at: before });
      const { cookie } = await openSession(id);
      await post('/auth/refresh', { headers: { cookie } });
      const { last_seen_at: at } = await db('up_users').where({ id }).first('last_seen_at');
      return new Date(at).getTime() > before.getTime();
    };
    expect([await seenAfter(23), await seenAfter(25)]).toEqual([false, true]);
  });
});
