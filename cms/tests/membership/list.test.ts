import { membershipStatus, type MembershipStatus } from '@hearthside/contract/membership/fields';
import type { Membership } from '@hearthside/contract/membership/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, post, put } from '../harness/http';
import { makeMember, openSession, signedIn, unique, type TestMember } from '../harness/members';
import {
  dayFromNow,
  membershipCalls,
  membershipWith,
  plantMembership,
} from '../harness/memberships';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const calls = membershipCalls(admin);
/** Of this file alone: its people are found by it. */
const tribe = unique('Tribe');
const FIRST = ['Aya', 'åsa', 'Bo', 'Cy', 'Dot', 'Eve', 'Flo', 'Gil', 'Hal', 'Ivo', 'Jo', 'Kit'];
/** Around each limit between two statuses. */
const DAYS = [400, 31, 30, 29, 7, 1, 0, -1, -29, -30, -31, -400];
const planted: { id: number; first: string; days: number; amount: number }[] = [];

beforeAll(async () => {
  for (const [at, first] of FIRST.entries()) {
    const days = DAYS[at] ?? 0;
    const amount = 1000 + (at % 4) * 500;
    const { id } = await plantMembership({
      amount,
      nextDeadline: dayFromNow(days),
      reminders: at % 2 === 0,
      owner: { firstName: first, lastName: tribe, role: 'foster' },
      columns: { created_at: new Date(Date.UTC(2026, 0, 1 + ((at * 5) % 12))) },
    });
    planted.push({ id, first, days, amount });
  }
});

const idsOf = ({ body }: { body: { memberships: Membership[] } }) =>
  body.memberships.map(({ id }) => id);

/** A member's own profile, saved as they do. */
async function changeName({ id, email }: TestMember, lastName: string) {
  const { token } = await openSession(id);
  const place = { city: 'Portland', state: 'Oregon', zipCode: '97205', country: 'United States' };
  const body = {
    firstName: 'Test',
    lastName,
    email,
    phoneNumber: '5035550142',
    streetAddress: '18 Alder Row',
    ...place,
  };
  expect((await put('/users/me', { token, body })).status).toBe(200);
}

describe('the list', () => {
  it('has ten on a page, by name, each with whose it is and how it stands', async () => {
    const first = await calls.list({ search: tribe });
    expect(first.status).toBe(200);
    expect(first.body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 12 });
    expect(first.body.memberships[1]).toEqual({
      id: planted[0]?.id,
      userId: expect.any(Number),
      ownerFirstName: 'Aya',
      ownerEmail: expect.any(String),
      ownerLastName: tribe,
      ownerRole: 'foster',
      amount: 1000,
      reminders: true,
      nextDeadline: dayFromNow(400),
      status: 'active',
      revision: '1',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    const second = await calls.list({ search: tribe, page: 2 });
    const names = [first, second].flatMap(({ body }) =>
      (body.memberships as Membership[]).map(({ ownerFirstName }) => ownerFirstName),
    );
    // Without its ring Å stands among the A.
    expect(names).toEqual(['åsa', 'Aya', ...FIRST.slice(2)]);
  });

  const KEYS = {
    name: ({ ownerFirstName }: Membership) =>
      ownerFirstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    createdAt: ({ createdAt }: Membership) => createdAt,
    amount: ({ amount }: Membership) => String(amount).padStart(9, '0'),
    nextDeadline: ({ nextDeadline }: Membership) => nextDeadline,
  } as const;

  it.each(Object.keys(KEYS) as (keyof typeof KEYS)[])(
    'is sorted by %s both ways, equals by their number, over its pages',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const pages = [];
        for (const page of [1, 2, 3]) {
          pages.push(await calls.list({ search: tribe, sortBy, sortOrder, page, limit: 5 }));
        }
        const all = pages.flatMap(({ body }) => body.memberships as Membership[]);
        expect(all).toHaveLength(12);
        const key = (one: Membership) => `${KEYS[sortBy](one)} ${String(one.id).padStart(9, '0')}`;
        const wanted = all.map(key).sort((a, b) => (a < b ? -1 : 1));
        expect(all.map(key)).toEqual(sortOrder === 'asc' ? wanted : wanted.reverse());
      }
    },
  );

  it('is narrowed to a status that each of its rows has, as the counts say', async () => {
    const found: number[] = [];
    for (const status of ['active', 'due', 'grace', 'lapsed'] as const) {
      const reply = await calls.list({ search: tribe, status, limit: 100 });
      expect((reply.body.memberships as Membership[]).every((one) => one.status === status)).toBe(
        true,
      );
      const wanted = planted
        .filter(({ days }) => membershipStatus(dayFromNow(days), dayFromNow(0), 30) === status)
        .map(({ id }) => id);
      expect(idsOf(reply).sort((a, b) => a - b)).toEqual(wanted);
      // Other tests make memberships on the same server.
      await until(`the counts agree about ${status}`, async () => {
        const { pagination } = (await calls.list({ status })).body;
        const counts = (await calls.counts()).body as Record<MembershipStatus, number>;
        return pagination.total >= wanted.length && pagination.total === counts[status];
      });
      found.push(...idsOf(reply));
    }
    expect(new Set(found).size).toBe(12);
  });

  it('finds by name and by address, and follows both when they change', async () => {
    const owner = await signedIn({ lastName: unique('Before') });
    await calls.begun(owner.id);
    const found = async (search: string) =>
      (await calls.list({ search })).body.memberships.map(({ userId }: Membership) => userId);
    expect(await found(owner.lastName.toUpperCase())).toEqual([owner.id]);
    expect(await found(owner.email)).toEqual([owner.id]);
    const now = unique('Zzz');
    await changeName(owner, now);
    expect(await found(owner.lastName)).toEqual([]);
    expect(await found(now)).toEqual([owner.id]);
  });

  it('hides memberships whose member is in the trash, and does not count them', async () => {
    const { id, owner } = await plantMembership({ owner: { lastName: unique('Gone') } });
    const { token } = admin;
    const before = (await calls.counts()).body.active;
    expect((await del(`/users/${owner.id}`, { token })).status).toBe(200);
    expect((await calls.list({ search: owner.lastName })).body.pagination.total).toBe(0);
    expect((await calls.counts()).body.active).toBe(before - 1);
    expect((await calls.detail(id)).status).toBe(404);
    expect((await calls.save(id, membershipWith())).status).toBe(404);
    await post(`/users/${owner.id}/restore`, { token });
    expect((await calls.list({ search: owner.lastName })).body.pagination.total).toBe(1);
    expect((await calls.counts()).body.active).toBe(before);
  });

  it.each([
    [{ sortBy: 'email' }, 'sortBy'],
    [{ sortOrder: 'up' }, 'sortOrder'],
    [{ status: 'gone' }, 'status'],
    [{ limit: 101 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ search: 'x'.repeat(201) }, 'search'],
  ])('refuses %j', async (query, field) => {
    const { status, body } = await calls.list(query as never);
    expect(status).toBe(400);
    expect(Object.keys(body.details)).toEqual([field]);
  });

  it('takes wildcards as they are typed', async () => {
    expect((await calls.list({ search: '%' })).body.pagination.total).toBe(0);
  });
});

describe('the members who can be given a membership', () => {
  it('are those who have joined, may come in and have none, by name', async () => {
    const word = unique('Cand');
    const some = async (firstName: string, more = {}) =>
      makeMember({ firstName, lastName: word, ...more });
    const [bea, abe] = [await some('Bea'), await some('Abe', { verified: false })];
    await some('Unconfirmed', { confirmed: false });
    await some('Blocked', { blocked: true });
    await some('Deleted', { columns: { deleted_at: new Date() } });
    const has = await some('Has');
    const { membership } = await calls.begun(has.id);
    const asked = async () => (await calls.candidates({ search: word })).body;
    const names = async () =>
      (await asked()).users.map(({ firstName }: { firstName: string }) => firstName);
    expect((await asked()).users).toEqual([
      { id: abe.id, firstName: 'Abe', lastName: word, email: abe.email, role: 'pet_owner' },
      { id: bea.id, firstName: 'Bea', lastName: word, email: bea.email, role: 'pet_owner' },
    ]);
    expect((await asked()).pagination).toEqual({ currentPage: 1, totalPages: 1, total: 2 });
    await calls.remove(membership.id);
    expect(await names()).toEqual(['Abe', 'Bea', 'Has']);
    const rows = await db('portal_memberships').where({ member_id: has.id });
    expect(rows).toHaveLength(1);
  });
});
