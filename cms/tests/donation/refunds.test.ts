import { beforeAll, describe, expect, it } from 'vitest';
import { addYears } from '@hearthside/contract/calendar-days';
import { connect, db } from '../harness/database';
import {
  donationsOf,
  eventOf,
  GIVEN_ON,
  sendWebhook,
  timeAt,
  transaction,
  webhookEventOf,
  type Transaction,
} from '../harness/donations';
import { del, get, patch, post, put } from '../harness/http';
import { makeMember, openSession, signedIn, unique } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { ownServer } from '../harness/shared';
import { runJob, SWEEPING } from '../harness/sweep';
import { readCsv } from '../harness/read-csv';

let token = '';
const CODE = unique('PLAN');
/** A role no other test of plans asks about. */
const ROLE = 'attorney';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Office' })).token;
  const body = { title: 'A plan', price: 6000, benefits: [], campaignCode: CODE };
  expect((await put(`/membership/plans/${ROLE}`, { token, body })).status).toBe(200);
});

const deadlineOf = async (member: number) => {
  const row = await db('portal_memberships').where({ member_id: member, deleted_at: null }).first();
  return row?.next_deadline ?? null;
};
const totalsOf = async (year: number) =>
  (await get('/donations/totals', { token, query: { year } })).body;
const detailOf = async (id: number) => (await get(`/donations/${id}`, { token })).body;
const idOf = async ({ id }: Transaction) => Number((await donationsOf(id))[0].id);

/** $60 and $40 in one transaction, in a year that no other test has. */
const twoParts = (year: number, more: object = {}) =>
  transaction({
    amount: 100,
    transacted_at: `${year}-03-10T18:00:00Z`,
    created_at: `${year}-03-10T18:00:00Z`,
    transactions: [
      { amount: 60, refunded: false, refunded_at: null },
      { amount: 40, refunded: false, refunded_at: null },
    ],
    ...more,
  });
const refunded = (given: Transaction, ...times: (string | null)[]) => ({
  ...given,
  transactions: [60, 40].map((amount, place) => ({
    amount,
    refunded: Boolean(times[place]),
    refunded_at: times[place] ?? null,
  })),
});

describe('a refund of a part that the donation service reports', () => {
  it('lowers what the gift counts in the month of the refund, and the gift and its renewal stay', async () => {
    const { id: member } = await makeMember({ role: ROLE });
    const given = transaction({
      ...twoParts(2006),
      transacted_at: timeAt(0),
      campaign_code: CODE,
      utm_parameters: { utm_content: `member-${member}` },
    });
    await sendWebhook(webhookEventOf(given));
    expect(await deadlineOf(member)).toBe(addYears(GIVEN_ON, 1));
    const event = webhookEventOf(refunded(given, null, timeAt(1)), 'refund.created');
    for (let time = 0; time < 2; time += 1) await sendWebhook(event);
    const id = await idOf(given);
    const { donation, refunds, changes } = await detailOf(id);
    expect(donation).toMatchObject({ status: 'completed', amount: 10_000, refunded: 4000 });
    expect(refunds).toMatchObject([{ amount: 4000, isByHand: false }]);
    expect(changes[0]).toMatchObject({
      by: '',
      from: 'completed',
      to: 'completed',
      refunded: 4000,
      reason: '$40.00 of $100.00 refunded, as reported by Givebutter',
    });
    expect(changes).toHaveLength(2);
    expect(await deadlineOf(member)).toBe(addYears(GIVEN_ON, 1));
    // The rest as well: canceled, and the renewal is taken back.
    await sendWebhook(webhookEventOf(refunded(given, timeAt(2), timeAt(1)), 'refund.created'));
    expect((await detailOf(id)).donation).toMatchObject({ status: 'cancelled', refunded: 10_000 });
    expect(await deadlineOf(member)).toBe(null);
  });

  it('counts in the year of the refund, in totals, statement and list', async () => {
    const donor = await makeMember();
    const given = twoParts(2001, { utm_parameters: { utm_content: `member-${donor.id}` } });
    await sendWebhook(webhookEventOf(given));
    // 11 PM on February 4 in Portland.
    await sendWebhook(webhookEventOf(refunded(given, null, '2002-02-05T07:00:00Z')));
    const [was, is] = [await totalsOf(2001), await totalsOf(2002)];
    expect(was.completed).toEqual({ amount: 10_000, count: 1 });
    expect(was.refunded).toEqual({ amount: 0, count: 0 });
    expect(is.months[1]).toEqual({ month: '2002-02', amount: -4000, count: 0 });
    expect(is.completed).toEqual({ amount: -4000, count: 0 });
    expect(is.refunded).toEqual({ amount: 4000, count: 1 });
    const { token: own } = await openSession(donor.id);
    expect((await get('/donations/mine', { token: own })).body.years).toEqual([
      { year: 2002, amount: -4000, count: 0 },
      { year: 2001, amount: 10_000, count: 1 },
    ]);
    const { body } = await get('/donations/mine/2002', { token: own });
    expect(body).toMatchObject({
      gifts: [],
      refunds: [{ date: '2002-02-04', amount: 4000, given: '2001-03-10' }],
      total: -4000,
    });
    const { text } = await get('/donations/export', { token, query: { search: given.id } });
    const [headings, row = []] = readCsv(text.replace(/^\ufeff/, ''));
    expect(row[headings?.indexOf('Refunded amount') ?? -1]).toBe('40.00');
    // Refunded whole, it counts nowhere any more.
    const rest = refunded(given, '2002-06-01T18:00:00Z', '2002-02-05T07:00:00Z');
    await sendWebhook(webhookEventOf(rest));
    expect((await totalsOf(2002)).completed).toEqual({ amount: 0, count: 0 });
    expect((await totalsOf(2001)).cancelled).toEqual({ amount: 10_000, count: 1 });
  });

  it('is added up if an event says no more than its amount, and an unclear one is shown', async () => {
    const given = twoParts(2003);
    await sendWebhook(webhookEventOf(given));
    const part = (amount: number) =>
      webhookEventOf(
        { id: unique('ref'), transaction_id: given.id, amount, created_at: '2003-04-01T18:00:00Z' },
        'refund.created',
      );
    const first = part(25);
    for (const event of [first, first, part(15.5)]) await sendWebhook(event);
    const id = await idOf(given);
    expect((await detailOf(id)).donation).toMatchObject({ status: 'completed', refunded: 4050 });
    expect((await totalsOf(2003)).completed).toEqual({ amount: 5950, count: 1 });
    const unclear = webhookEventOf(
      { ...given, transactions: [{ refunded: true }, { refunded: false }] },
      'refund.created',
    );
    await sendWebhook(unclear);
    expect(await eventOf(unclear.id)).toMatchObject({
      state: 'unusable',
      problem: 'Part of it was refunded, but not how much.',
    });
    await sendWebhook(part(500));
    expect((await detailOf(id)).donation).toMatchObject({ status: 'cancelled', refunded: 10_000 });
  });

  it('that arrives before its gift is added once the gift is there', async () => {
    const own = await ownServer({ env: { SEED_DEMO: 'false', ...SWEEPING } });
    const into = connect(own.info.database);
    const { baseUrl } = own.info;
    const given = twoParts(2006);
    const what = { id: unique('ref'), transaction_id: given.id, amount: 30 };
    const early = webhookEventOf(what, 'refund.created');
    await sendWebhook(early, undefined, baseUrl);
    await sendWebhook(webhookEventOf(given), undefined, baseUrl);
    expect(await donationsOf(given.id, into)).toMatchObject([
      { payment_state: 'completed', refunded: null },
    ]);
    const due = into('portal_donation_events').where({ event_key: early.id });
    await due.update({ next_try_at: new Date(0) });
    await runJob(own.info, 'donation-news');
    expect(await donationsOf(given.id, into)).toMatchObject([
      { payment_state: 'completed', refunded: 3000 },
    ]);
    expect(await eventOf(early.id, into)).toMatchObject({ state: 'done' });
    await into.destroy();
    await own.stop();
  });

  it('leaves a status that an admin has set', async () => {
    const given = twoParts(2004);
    await sendWebhook(webhookEventOf(given));
    const id = await idOf(given);
    await patch(`/donations/${id}`, { token, body: { status: 'failed', reason: 'Bounced' } });
    await sendWebhook(webhookEventOf(refunded(given, null, '2004-04-01T18:00:00Z')));
    expect((await detailOf(id)).donation).toMatchObject({ status: 'failed', refunded: 4000 });
    expect((await totalsOf(2004)).refunded).toEqual({ amount: 0, count: 0 });
    await patch(`/donations/${id}`, { token, body: { status: 'completed', reason: 'It came' } });
    expect((await totalsOf(2004)).completed).toEqual({ amount: 6000, count: 1 });
  });
});

describe('a refund that an admin records', () => {
  const gift = async (more: object = {}) => {
    const body = {
      donorName: 'Cleo Check',
      donorEmail: '',
      memberId: null,
      amount: 10_000,
      date: '1993-05-04',
      method: 'check',
      reference: unique('no'),
      note: '',
      campaignCode: '',
      key: unique('a-long-key'),
      ...more,
    };
    return (await post('/donations', { token, body })).body.donation as {
      id: number;
      revision: string;
    };
  };
  const wish = { amount: 2500, date: '1993-06-01', reason: 'Paid twice' };
  const refund = (id: number, body: object) =>
    post(`/donations/${id}/refunds`, { token, body: { ...wish, ...body } });

  it('is recorded once, is in the history, and can be removed', async () => {
    const { id, revision } = await gift();
    const replies = [await refund(id, { revision }), await refund(id, { revision })];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { donation, refunds, changes } = replies[1]!.body;
    expect(donation).toMatchObject({ status: 'completed', refunded: 2500 });
    expect(refunds).toMatchObject([{ date: '1993-06-01', amount: 2500, isByHand: true }]);
    expect(changes[0]).toMatchObject({ by: 'Ada Office', refunded: 2500, reason: 'Paid twice' });
    expect((await totalsOf(1993)).months[5]).toEqual({ month: '1993-06', amount: -2500, count: 0 });
    expect((await historyOf(token, id, 'donation'))[0]).toMatchObject({
      reason: 'Paid twice',
      changes: [{ field: 'Refunded', from: '$0.00', to: '$25.00' }],
    });
    const path = `/donations/${id}/refunds/${refunds[0].id}`;
    const removed = [await del(path, { token }), await del(path, { token })];
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    expect(removed[0]?.body).toMatchObject({
      donation: { status: 'completed', refunded: 0, refundedAt: null },
      refunds: [],
    });
    expect((await totalsOf(1993)).months[5]).toEqual({ month: '1993-06', amount: 0, count: 0 });
  });

  it('of all that is left cancels the gift and its renewal, until it is removed', async () => {
    const { id: memberId } = await makeMember({ role: ROLE });
    const { id, revision } = await gift({ memberId, date: GIVEN_ON, campaignCode: CODE });
    expect(await deadlineOf(memberId)).toBe(addYears(GIVEN_ON, 1));
    const { body: part } = await refund(id, { date: GIVEN_ON, revision });
    expect(await deadlineOf(memberId)).toBe(addYears(GIVEN_ON, 1));
    const more = { amount: 7500, date: GIVEN_ON, revision: part.donation.revision };
    const { body: whole } = await refund(id, more);
    expect(whole.donation).toMatchObject({ status: 'cancelled', refunded: 10_000 });
    expect(await deadlineOf(memberId)).toBe(null);
    const { revision: last } = whole.donation;
    expect((await refund(id, { date: GIVEN_ON, revision: last })).body.error).toBe(
      'Only completed gifts can be refunded.',
    );
    const { body } = await del(`/donations/${id}/refunds/${whole.refunds[1].id}`, { token });
    expect(body.donation).toMatchObject({ status: 'completed', refunded: 2500 });
    expect(await deadlineOf(memberId)).toBe(addYears(GIVEN_ON, 1));
  });

  it('is refused by its field, after another change, and for a gift of the donation service', async () => {
    const { id, revision } = await gift();
    const detailsOf = async (body: object) => {
      const reply = await refund(id, { revision, ...body });
      return [reply.status, reply.body.details];
    };
    expect(await detailsOf({ amount: 10_001 })).toEqual([
      400,
      { amount: 'At most $100.00 can be refunded' },
    ]);
    expect(await detailsOf({ date: '1993-05-03' })).toEqual([
      400,
      { date: 'The gift was given on May 4, 1993' },
    ]);
    expect(await detailsOf({ date: '2090-01-01' })).toEqual([
      400,
      { date: 'This date is in the future' },
    ]);
    expect(await detailsOf({ amount: 0, reason: '' })).toEqual([
      400,
      { amount: 'Please enter an amount', reason: 'Please give a reason' },
    ]);
    await refund(id, { revision });
    expect((await refund(id, { revision, reason: 'Another one' })).status).toBe(409);
    const given = twoParts(2005);
    await sendWebhook(webhookEventOf(given));
    const { donation } = await detailOf(await idOf(given));
    expect((await refund(donation.id, { revision: donation.revision })).status).toBe(409);
    await sendWebhook(webhookEventOf(refunded(given, null, '2005-04-01T18:00:00Z')));
    const [told] = (await detailOf(donation.id)).refunds;
    expect((await del(`/donations/${donation.id}/refunds/${told.id}`, { token })).status).toBe(409);
    const { token: other } = await signedIn({ role: 'employee' });
    expect(
      (await del(`/donations/${donation.id}/refunds/${told.id}`, { token: other })).status,
    ).toBe(403);
  });
});
