import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import {
  donationsOf,
  GIVEN_ON,
  webhookEventOf,
  sendWebhook,
  transaction,
} from '../harness/donations';
import { get, patch, post } from '../harness/http';
import { makeMember, openSession, signedIn, unique } from '../harness/members';

let token = '';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin' })).token;
});

/** The years of this file's random gifts: other files plant donations straight into the table. */
const OWN_YEARS = [2007, 2008, 2009];
const STATES = ['pending', 'completed', 'failed', 'cancelled'] as const;
const sums = async (table: 'portal_donations' | 'portal_donation_months') => {
  const isMonths = table === 'portal_donation_months';
  const month = isMonths ? 'month' : db.raw('substr(given_on, 1, 7)');
  const rows: Record<string, unknown>[] = await db(table)
    .where(
      db.raw('substr(??, 1, 4)', [isMonths ? 'month' : 'given_on']),
      'in',
      OWN_YEARS.map(String),
    )
    .select({ month, state: 'payment_state' })
    .sum({ cents: isMonths ? 'cents' : 'amount' })
    .modify(
      (query) => void (isMonths ? query.sum({ gifts: 'gifts' }) : query.count({ gifts: '*' })),
    )
    .groupByRaw(isMonths ? 'month, payment_state' : 'substr(given_on, 1, 7), payment_state');
  return rows
    .map(({ month: of, state, cents, gifts }) => `${of} ${state} ${Number(cents)} ${Number(gifts)}`)
    .filter((line) => !line.endsWith(' 0 0'))
    .sort();
};

describe('totals', () => {
  it('are the sums of the donations after random changes', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const given: ReturnType<typeof transaction>[] = [];
    const step = async () => {
      const what = random(4);
      const known = given[random(Math.max(1, given.length))];
      const day = `${OWN_YEARS[random(3)]}-0${1 + random(9)}-1${random(10)}T0${random(10)}:00:00Z`;
      if (what === 0 || !known) {
        const made = transaction({ amount: random(100_000) / 100, transacted_at: day });
        given.push(made);
        return sendWebhook(webhookEventOf(made));
      }
      if (what === 1)
        return sendWebhook(
          webhookEventOf({ id: unique('ref'), transaction_id: known.id }, 'refund.created'),
        );
      if (what === 2)
        return sendWebhook(webhookEventOf({ ...known, amount: random(9000), transacted_at: day }));
      const [row] = await donationsOf(known.id);
      const body = { status: STATES[random(4)], reason: 'By chance' };
      return patch(`/donations/${row.id}`, { token, body });
    };
    for (let round = 0; round < 30; round += 1) await Promise.all([step(), step(), step()]);
    const kept = await sums('portal_donation_months');
    expect(kept.length).toBeGreaterThan(3);
    expect(kept).toEqual(await sums('portal_donations'));
  });

  it('are returned by month, with the year before, and by status', async () => {
    const record = (amount: number, date: string) =>
      post('/donations', {
        token,
        body: {
          donorName: 'Month',
          donorEmail: '',
          memberId: null,
          amount,
          date,
          method: 'cash',
          reference: '',
          note: '',
          campaignCode: '',
          key: unique('a-long-key'),
        },
      });
    for (const [amount, day] of [
      [100, '1995-01-31'],
      [50, '1995-01-01'],
      [7, '1994-12-31'],
    ] as const)
      expect((await record(amount, day)).status).toBe(200);
    const { body } = await get('/donations/totals', { token, query: { year: 1995 } });
    expect(body.months).toHaveLength(12);
    expect(body.months[0]).toEqual({ month: '1995-01', amount: 150, count: 2 });
    expect(body.before[11]).toEqual({ month: '1994-12', amount: 7, count: 1 });
    expect(body.completed).toEqual({ amount: 150, count: 2 });
    expect(body.years).toEqual(expect.arrayContaining([1995, 1994]));
    expect([...body.years].sort((a, b) => b - a)).toEqual(body.years);
    const now = await get('/donations/totals', { token });
    expect(now.body.year).toBeGreaterThan(2025);
  });
});

describe('the statement of a year', () => {
  it('uses the office’s time zone, counts completed gifts, and is private', async () => {
    const [donor, other] = [await makeMember({ firstName: 'Nell' }), await makeMember()];
    const mine = { utm_parameters: { utm_content: `member-${donor.id}` } };
    // 11:30 PM on December 31 in Portland, and half an hour later.
    const old = transaction({ ...mine, amount: 20, transacted_at: '2025-01-01T07:30:00Z' });
    const young = transaction({ ...mine, amount: 30, transacted_at: '2025-01-01T08:00:00Z' });
    const failed = transaction({
      ...mine,
      status: 'failed',
      transacted_at: '2025-03-01T05:00:00Z',
    });
    const theirs = transaction({ utm_parameters: { utm_content: `member-${other.id}` } });
    for (const one of [old, young, failed, theirs]) await sendWebhook(webhookEventOf(one));
    const { token: own } = await openSession(donor.id);
    const { body: years } = await get('/donations/mine', { token: own });
    expect(years).toEqual({
      years: [
        { year: 2025, amount: 3000, count: 1 },
        { year: 2024, amount: 2000, count: 1 },
      ],
    });
    const { body } = await get('/donations/mine/2024', { token: own });
    expect(body).toMatchObject({
      year: 2024,
      total: 2000,
      donorEmail: donor.email,
      // Another file names the organization otherwise for a moment.
      donorName: `Nell ${donor.lastName}`,
      organisationName: expect.any(String),
      address: ['1 Test Street', 'Portland, Oregon 97205', 'United States'],
      gifts: [{ date: '2024-12-31', amount: 2000, reference: old.id, method: 'card' }],
    });
    const [{ id }] = await donationsOf(young.id);
    const asked = await get(`/donations/${id}/statement`, { token, query: { year: 2025 } });
    expect(asked.body).toMatchObject({ total: 3000, gifts: [{ id }] });
    const empty = await get('/donations/mine/1999', { token: own });
    expect([empty.status, empty.body.gifts]).toEqual([200, []]);
    expect(
      (await get(`/donations/${id}/statement`, { token: own, query: { year: 2025 } })).status,
    ).toBe(403);
  });

  it('for a donor who is not a member goes by the address', async () => {
    const email = `${unique('donor')}@else.example`;
    const [a, b] = [transaction({ email }), transaction({ email, first_name: 'D.' })];
    for (const one of [a, b, transaction()]) await sendWebhook(webhookEventOf(one));
    const [{ id }] = await donationsOf(a.id);
    const { body } = await get(`/donations/${id}/statement`, {
      token,
      query: { year: GIVEN_ON.slice(0, 4) },
    });
    expect(body).toMatchObject({ total: 10_000, donorEmail: email, address: [] });
  });
});
