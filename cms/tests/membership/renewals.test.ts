import type { Knex } from 'knex';
import type { MembershipEvent } from '@hearthside/contract/membership/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromWithin, CALLING } from '../harness/call';
import { connect } from '../harness/database';
import { makeMember, openSession, type NewMember } from '../harness/members';
import { dayFromNow, membershipCalls, plantMembership } from '../harness/memberships';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

type Moved = { from: string | null; to: string | null } | null;

let own: Server;
let into: Knex;
let calls: ReturnType<typeof membershipCalls>;
let gifts = 100;

beforeAll(async () => {
  own = await ownServer({ env: { SEED_DEMO: 'false', NODE_OPTIONS: CALLING } });
  into = connect(own.info.database);
  const admin = await makeMember({ role: 'admin', into });
  calls = membershipCalls(await openSession(admin.id, own.info, into), own.info.baseUrl);
  const plan = { title: 'Owners', price: 6000, benefits: ['A card'], campaignCode: 'KIN-2026' };
  expect((await calls.savePlan('pet_owner', plan)).status).toBe(200);
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const plant = (nextDeadline: string, columns = {}) =>
  plantMembership({ nextDeadline, columns, into });
const member = async (wanted: NewMember = {}) => (await makeMember({ ...wanted, into })).id;
const giftOf = (memberId: number, more = {}) => ({
  donationId: (gifts += 1),
  memberId,
  givenOn: dayFromNow(0),
  amount: 6000,
  campaignCode: 'kin-2026',
  ...more,
});
const renew = (gift: object, times = 1) =>
  callFromWithin<Moved>(own.info, 'membership', 'renewBy', [gift], times);
const revertRenewal = (donationId: number, times = 1) =>
  callFromWithin<Moved>(own.info, 'membership', 'revertRenewal', [{ donationId }], times);
const eventsOf = async (id: number): Promise<MembershipEvent[]> =>
  (await calls.detail(id)).body.events;
const told = async (memberId: number) =>
  into('portal_notifications').where({ member_id: memberId }).orderBy('id').pluck('title');

describe('a gift on the campaign of the member’s plan', () => {
  it('moves the deadline by a year, once, however often it is reported at once', async () => {
    const { id, owner } = await plant('2190-03-15');
    const gift = giftOf(owner.id);
    const answers = await renew(gift, 20);
    expect(answers.filter((one) => one !== null)).toEqual([
      { from: '2190-03-15', to: '2191-03-15' },
    ]);
    expect(await renew(gift)).toEqual([null]);
    expect((await calls.detail(id)).body.membership).toMatchObject({
      nextDeadline: '2191-03-15',
      amount: 6000,
      status: 'active',
    });
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'renewed', by: '', from: '2190-03-15', to: '2191-03-15', amount: 6000 },
    ]);
    // A second gift is another year.
    expect(await renew(giftOf(owner.id))).toEqual([{ from: '2191-03-15', to: '2192-03-15' }]);
    const [entry] = await into('portal_history').where({ about_kind: 'membership', about_id: id });
    expect(entry).toMatchObject({ action: 'renewed', by_id: null });
  });

  it.each([
    ['due', 3, '2028-02-29', '2029-02-28'],
    ['in grace', -10, '2027-01-31', '2028-01-31'],
  ])('while it is %s counts from the deadline', async (_how, before, nextDeadline, to) => {
    const { owner } = await plant(nextDeadline);
    const day = new Date(Date.parse(nextDeadline) - before * 86_400_000).toISOString().slice(0, 10);
    expect(await renew(giftOf(owner.id, { givenOn: day }))).toEqual([{ from: nextDeadline, to }]);
  });

  it('of a lapsed one counts from the day it was given', async () => {
    const { owner } = await plant('2025-06-01');
    const given = giftOf(owner.id, { givenOn: '2028-02-29' });
    expect(await renew(given)).toEqual([{ from: '2025-06-01', to: '2029-02-28' }]);
  });

  it('begins a membership for a member who has none, or had one that was deleted', async () => {
    const fresh = await member();
    const { id: trashed, owner } = await plant('2030-01-01', { deleted_at: new Date() });
    for (const memberId of [fresh, owner.id]) {
      const gift = giftOf(memberId, { givenOn: '2198-05-05', amount: 9900 });
      expect(await renew(gift)).toEqual([{ from: null, to: '2199-05-05' }]);
      const row = await into('portal_memberships').where({ member_id: memberId }).first();
      expect(row).toMatchObject({ amount: 6000, next_deadline: '2199-05-05', deleted_at: null });
      expect(Boolean(row.reminders)).toBe(true);
      expect(row.next_reminder).toBe('2199-04-05');
    }
    expect((await calls.detail(trashed)).status).toBe(200);
  });

  it.each([
    ['on another campaign', { campaignCode: 'other' }],
    ['on none', { campaignCode: null }],
    ['on an empty one', { campaignCode: '' }],
    ['that is a cent too little', { amount: 5999 }],
    ['of a year that is over', { givenOn: '2020-05-05' }],
  ])('%s renews nothing', async (_how, more) => {
    const { id, owner } = await plant('2190-03-15');
    expect(await renew(giftOf(owner.id, more))).toEqual([null]);
    expect((await calls.detail(id)).body.membership.nextDeadline).toBe('2190-03-15');
    expect(await eventsOf(id)).toEqual([]);
  });

  it('of what a membership costs its member renews it, whatever the plan’s price', async () => {
    const [less, more] = [
      await plant('2190-03-15', { amount: 2000 }),
      await plant('2024-03-15', { amount: 9000 }),
    ];
    expect(await renew(giftOf(less.owner.id, { amount: 1999 }))).toEqual([null]);
    expect(await renew(giftOf(less.owner.id, { amount: 2000 }))).toEqual([
      { from: '2190-03-15', to: '2191-03-15' },
    ]);
    // One that has lapsed too.
    const given = { givenOn: '2028-05-05' };
    expect(await renew(giftOf(more.owner.id, { ...given, amount: 8999 }))).toEqual([null]);
    expect(await renew(giftOf(more.owner.id, { ...given, amount: 9000 }))).toEqual([
      { from: '2024-03-15', to: '2029-05-05' },
    ]);
  });

  it('renews nothing for a role whose plan is another’s or has no campaign, nor for a member who is blocked or gone', async () => {
    for (const wanted of [
      { role: 'foster' as const },
      { role: 'admin' as const },
      { columns: { deleted_at: new Date() } },
      { blocked: true },
    ]) {
      const memberId = await member(wanted);
      expect(await renew(giftOf(memberId))).toEqual([null]);
      expect(await renew(giftOf(memberId, { campaignCode: '' }))).toEqual([null]);
      expect(await into('portal_memberships').where({ member_id: memberId })).toEqual([]);
    }
    expect(await renew(giftOf(1_999_999_999))).toEqual([null]);
  });
});

describe('gifts of years that are over', () => {
  const old = (memberId: number, givenOn: string) => giftOf(memberId, { givenOn });

  it('give a year each if nobody has set a deadline, in whatever order they are entered', async () => {
    const memberId = await member();
    for (const day of ['2023-03-01', '2023-03-01', '2024-02-01'])
      expect(await renew(old(memberId, day))).not.toContain(null);
    const row = await into('portal_memberships').where({ member_id: memberId }).first();
    expect(row.next_deadline).toBe('2026-03-01');
  });

  it('come back after a slip as they were', async () => {
    const { id, owner } = await plant('2023-11-30');
    const gifts = [old(owner.id, '2023-10-01'), old(owner.id, '2023-10-05')];
    for (const gift of gifts) await renew(gift);
    await revertRenewal(gifts[0]?.donationId ?? 0);
    expect(await renew(gifts[0] ?? {})).toEqual([{ from: '2024-11-30', to: '2025-11-30' }]);
    expect((await calls.detail(id)).body.membership.nextDeadline).toBe('2025-11-30');
  });
});

describe('a gift that no longer counts', () => {
  it('takes its year back once, notifies the member, and can count again', async () => {
    const { id, owner } = await plant('2190-03-15');
    const gift = giftOf(owner.id);
    await renew(gift);
    const answers = await revertRenewal(gift.donationId, 10);
    expect(answers.filter((one) => one !== null)).toEqual([
      { from: '2191-03-15', to: '2190-03-15' },
    ]);
    expect((await calls.detail(id)).body.membership.nextDeadline).toBe('2190-03-15');
    expect(await told(owner.id)).toEqual(['Your membership’s deadline has changed']);
    expect(await renew(gift, 5)).toContainEqual({ from: '2190-03-15', to: '2191-03-15' });
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual([
      'renewed',
      'taken_back',
      'renewed',
    ]);
    expect((await revertRenewal(gift.donationId))[0]).toEqual({
      from: '2191-03-15',
      to: '2190-03-15',
    });
  });

  it('leaves a deadline alone that the office has moved since, and says so in its history', async () => {
    const { id, owner } = await plant('2190-03-15');
    const gift = giftOf(owner.id);
    await renew(gift);
    await calls.save(id, { amount: 6000, nextDeadline: '2191-06-30', reminders: true });
    expect(await revertRenewal(gift.donationId)).toEqual([
      { from: '2191-06-30', to: '2191-06-30' },
    ]);
    expect((await calls.detail(id)).body.membership.nextDeadline).toBe('2191-06-30');
    expect((await eventsOf(id))[0]).toMatchObject({ kind: 'taken_back', to: '2191-06-30' });
    expect(await revertRenewal(gift.donationId)).toEqual([null]);
  });

  it('ends the membership that it began', async () => {
    const memberId = await member();
    const gift = giftOf(memberId, { givenOn: '2028-05-05' });
    await renew(gift);
    expect(await revertRenewal(gift.donationId)).toEqual([{ from: '2029-05-05', to: null }]);
    const row = await into('portal_memberships').where({ member_id: memberId }).first();
    expect(row.deleted_at).not.toBeNull();
    expect((await calls.detail(row.id)).status).toBe(404);
    expect(await told(memberId)).toEqual(['Your membership has ended']);
    // Paid after all: it starts over.
    expect(await renew(gift)).toEqual([{ from: null, to: '2029-05-05' }]);
    expect((await eventsOf(row.id)).map(({ kind }) => kind)).toEqual([
      'renewed',
      'taken_back',
      'renewed',
    ]);
  });

  it.each(['the first first', 'the last first'])(
    'with another: both taken back (%s) leave nothing of their years',
    async (order) => {
      const { id, owner } = await plant('2190-03-15');
      const gifts = [giftOf(owner.id), giftOf(owner.id)];
      for (const gift of gifts) await renew(gift);
      const [one, other] = order === 'the first first' ? gifts : [...gifts].reverse();
      expect(await revertRenewal(one?.donationId ?? 0)).toEqual([
        { from: '2192-03-15', to: '2191-03-15' },
      ]);
      expect(await revertRenewal(other?.donationId ?? 0)).toEqual([
        { from: '2191-03-15', to: '2190-03-15' },
      ]);
      expect((await calls.detail(id)).body.membership.nextDeadline).toBe('2190-03-15');
    },
  );

  it('takes its year back also where the membership or its member lies in the trash', async () => {
    for (const where of ['portal_memberships', 'up_users'] as const) {
      const { id, owner } = await plant('2190-03-15');
      const gift = giftOf(owner.id);
      await renew(gift);
      const row = { id: where === 'up_users' ? owner.id : id };
      await into(where).where(row).update({ deleted_at: new Date() });
      expect(await revertRenewal(gift.donationId)).toEqual([
        { from: '2191-03-15', to: '2190-03-15' },
      ]);
      await into(where).where(row).update({ deleted_at: null });
      expect((await calls.detail(id)).body.membership.nextDeadline).toBe('2190-03-15');
    }
  });

  it('does not affect a membership it never renewed', async () => {
    expect(await revertRenewal(99)).toEqual([null]);
  });
});
