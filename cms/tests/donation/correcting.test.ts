import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addYears } from '@hearthside/contract/calendar-days';
import { db } from '../harness/database';
import {
  donationsOf,
  GIVEN_ON,
  sendWebhook,
  transaction,
  webhookEventOf,
} from '../harness/donations';
import { get, patch, post, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { historyOf } from '../harness/notifications';

let token = '';
const CODE = unique('PLAN');
/** A role no other test of plans asks about. */
const ROLE = 'foster';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Office' })).token;
  const body = { title: 'A plan', price: 6000, benefits: [], campaignCode: CODE };
  expect((await put(`/membership/plans/${ROLE}`, { token, body })).status).toBe(200);
});

interface Gift {
  id: number;
  revision: string;
}
const typed = {
  donorName: 'Cleo Check',
  donorEmail: '',
  amount: 10_000,
  date: '1996-05-04',
  method: 'check',
  reference: '1042',
  note: '',
};
const record = async (more: object = {}) => {
  const body = { ...typed, memberId: null, campaignCode: '', key: unique('a-long-key'), ...more };
  return (await post('/donations', { token, body })).body.donation as Gift;
};
const correct = ({ id, revision }: Gift, more: object) =>
  patch(`/donations/${id}/gift`, {
    token,
    body: { ...typed, reason: 'A slip of the pen', revision, ...more },
  });
const totalsOf = async (year: number) =>
  (await get('/donations/totals', { token, query: { year } })).body;

describe('a correction of a gift', () => {
  it('changes totals and list, is saved once, and says in the history what it was', async () => {
    const gift = await record({ reference: unique('no') });
    const right = {
      donorName: 'Clio Check',
      amount: 1000,
      date: '1997-05-05',
      method: 'cash',
      reference: unique('no'),
      note: 'In memory of Bella',
    };
    const replies = [await correct(gift, right), await correct(gift, right)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { donation, changes } = replies[1]!.body;
    expect(donation).toMatchObject({
      donorName: 'Clio Check',
      amount: 1000,
      givenOn: '1997-05-05',
      method: 'cash',
      status: 'completed',
      note: 'In memory of Bella',
    });
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatchObject({
      by: 'Ada Office',
      isCorrection: true,
      refunded: 0,
      reason: 'A slip of the pen',
      from: 'completed',
      to: 'completed',
    });
    expect((await totalsOf(1996)).completed).toEqual({ amount: 0, count: 0 });
    expect((await totalsOf(1997)).months[4]).toEqual({ month: '1997-05', amount: 1000, count: 1 });
    const found = await get('/donations', { token, query: { search: right.reference } });
    expect(found.body.donations).toMatchObject([{ id: gift.id }]);
    const [entry] = await historyOf(token, gift.id, 'donation');
    expect(entry).toMatchObject({ action: 'changed', reason: 'A slip of the pen' });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Amount', from: '$100.00', to: '$10.00' },
        { field: 'Date', from: 'May 4, 1996', to: 'May 5, 1997' },
        { field: 'Method', from: 'Check', to: 'Cash' },
      ]),
    );
    // It is the same gift as one that is recorded like that.
    const again = await post('/donations', {
      token,
      body: { ...typed, ...right, memberId: null, campaignCode: '', key: unique('a-long-key') },
    });
    expect(again.status).toBe(409);
  });

  it('decides anew what the gift renews', async () => {
    const { id: memberId } = await makeMember({ role: ROLE });
    const deadline = async () =>
      (await db('portal_memberships').where({ member_id: memberId, deleted_at: null }).first())
        ?.next_deadline ?? null;
    const gift = await record({ memberId, date: GIVEN_ON, campaignCode: CODE });
    expect(await deadline()).toBe(addYears(GIVEN_ON, 1));
    const less = await correct(gift, { amount: 5999, date: GIVEN_ON });
    expect(less.body.donation).toMatchObject({ amount: 5999, renewedUntil: null });
    expect(await deadline()).toBe(null);
    const day = addDays(GIVEN_ON, -3);
    const enough = await correct(less.body.donation, { amount: 6000, date: day });
    expect(enough.body.donation.renewedUntil).toBe(addYears(day, 1));
    expect(await deadline()).toBe(addYears(day, 1));
  });

  it('is refused by its field, after another change, and for a gift of the donation service', async () => {
    const gift = await record({ reference: unique('no') });
    const detailsOf = async (body: object) => {
      const reply = await correct(gift, body);
      return [reply.status, reply.body.details];
    };
    expect(await detailsOf({ donorName: '', amount: 0, reason: '' })).toEqual([
      400,
      {
        donorName: 'Please enter the donor’s name',
        amount: 'Please enter an amount',
        reason: 'Please give a reason',
      },
    ]);
    expect(await detailsOf({ date: '2190-01-01' })).toEqual([
      400,
      { date: 'This date is in the future' },
    ]);
    const refund = {
      amount: 4000,
      date: '1996-06-01',
      reason: 'Too much',
      revision: gift.revision,
    };
    const { body } = await post(`/donations/${gift.id}/refunds`, { token, body: refund });
    expect((await correct(gift, { amount: 9000 })).status).toBe(409);
    const below = await correct(body.donation, { amount: 3999 });
    expect(below.body.details).toEqual({ amount: '$40.00 of it was refunded' });
    const given = transaction();
    await sendWebhook(webhookEventOf(given));
    const [{ id }] = await donationsOf(given.id);
    const { body: told } = await get(`/donations/${id}`, { token });
    expect((await correct(told.donation, {})).status).toBe(409);
  });
});
