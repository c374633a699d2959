import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import {
  donationsOf,
  GIVEN_ON,
  webhookEventOf,
  sendWebhook,
  transaction,
} from '../harness/donations';
import { del, get, patch, post } from '../harness/http';
import { makeMember, openSession, signedIn, unique } from '../harness/members';

let token = '';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin' })).token;
});

/** The years of this file's random gifts: other files plant donations straight into the table. */
const OWN_YEARS = [2007, 2008, 2009];
const STATES = ['pending', 'completed', 'failed', 'cancelled'] as const;
const inOwnYears = (day: string) =>
  db.raw(`substr(${day}, 1, 4) in (${OWN_YEARS.map((year) => `'${year}'`).join()})`);
const lines = (rows: Record<string, unknown>[]) =>
  rows
    .map(({ month, state, cents, gifts }) => `${month} ${state} ${Number(cents)} ${Number(gifts)}`)
    .filter((line) => !line.endsWith(' 0 0'))
    .sort();
const keptTotals = async () =>
  lines(
    await db('portal_donation_months')
      .where(inOwnYears('month'))
      .select({ month: 'month', state: 'payment_state', cents: 'cents', gifts: 'gifts' }),
  );
/** What the totals have to be: gifts by the month they were given in, refunds of a part by that of the refund. */
async function rightTotals() {
  const gifts = await db('portal_donations')
    .where(inOwnYears('given_on'))
    .select({ month: db.raw('substr(given_on, 1, 7)'), state: 'payment_state' })
    .sum({ cents: 'amount' })
    .count({ gifts: '*' })
    .groupByRaw('substr(given_on, 1, 7), payment_state');
  const refunds = await db('portal_donation_refunds as r')
    .join('portal_donations as d', 'd.id', 'r.donation_ref')
    .where(inOwnYears('r.refunded_on'))
    .where('d.payment_state', 'completed')
    .whereRaw(
      '(select sum(one.cents) from portal_donation_refunds one where one.donation_ref = d.id) < d.amount',
    )
    .select({ month: db.raw('substr(r.refunded_on, 1, 7)'), state: db.raw(`'refunded'`) })
    .sum({ cents: 'r.cents' })
    .count({ gifts: '*' })
    .groupByRaw('substr(r.refunded_on, 1, 7)');
  return lines([...gifts, ...refunds]);
}

describe('totals', () => {
  it('are the sums of the donations after random changes', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const given: ReturnType<typeof transaction>[] = [];
    const step = async () => {
      const what = random(5);
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
      if (what === 3)
        return sendWebhook(
          webhookEventOf(
            {
              id: unique('ref'),
              transaction_id: known.id,
              amount: 1 + random(90),
              created_at: day,
            },
            'refund.created',
          ),
        );
      const [row] = await donationsOf(known.id);
      const body = { status: STATES[random(4)], reason: 'By chance' };
      return patch(`/donations/${row.id}`, { token, body });
    };
    for (let round = 0; round < 30; round += 1) await Promise.all([step(), step(), step()]);
    const kept = await keptTotals();
    expect(kept.filter((line) => line.includes(' refunded ')).length).toBeGreaterThan(0);
    expect(kept).toEqual(await rightTotals());
  });

  it('are the sums of the donations while the office records, corrects and refunds them', async () => {
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const day = () => `${OWN_YEARS[random(3)]}-0${1 + random(9)}-1${random(10)}`;
    const typed = (date: string) => ({
      donorName: 'By chance',
      donorEmail: '',
      amount: 100 + random(9900),
      date,
      method: 'cash',
      reference: unique('no'),
      note: '',
    });
    const ids: number[] = [];
    const done = new Map<string, number>();
    const noted = (what: string, { status }: { status: number }) =>
      status === 200 && done.set(what, (done.get(what) ?? 0) + 1);
    const step = async () => {
      const what = random(5);
      const id = ids[random(Math.max(1, ids.length))];
      if (what === 0 || id === undefined) {
        const own = { memberId: null, campaignCode: '', key: unique('a-long-key') };
        const { body } = await post('/donations', { token, body: { ...typed(day()), ...own } });
        return void ids.push(body.donation.id);
      }
      const { body } = await get(`/donations/${id}`, { token });
      const { revision, amount, givenOn } = body.donation;
      const reason = 'By chance';
      if (what === 1) {
        const right = { ...typed(day()), reason, revision };
        return noted('correct', await patch(`/donations/${id}/gift`, { token, body: right }));
      }
      if (what === 2) {
        const [refund] = body.refunds;
        if (refund) {
          noted('remove', await del(`/donations/${id}/refunds/${refund.id}`, { token }));
        }
        return;
      }
      const date = givenOn.replace(/\d$/, '9');
      const part = random(3) === 0 ? amount : 1 + random(amount);
      const refund = { amount: part, date, reason, revision };
      noted('refund', await post(`/donations/${id}/refunds`, { token, body: refund }));
    };
    for (let round = 0; round < 30; round += 1) await Promise.all([step(), step(), step()]);
    for (const what of ['correct', 'remove', 'refund']) expect(done.get(what)).toBeGreaterThan(3);
    expect(await keptTotals()).toEqual(await rightTotals());
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
      organizationAddress: expect.any(Array),
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
