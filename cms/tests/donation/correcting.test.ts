import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addYears } from '@hearthside/contract/calendar-days';
import { db } from '../harness/database';
import {
  donationsOf,
  GIVEN_ON,
  giftCalls,
  sendWebhook,
  transaction,
  TYPED_GIFT,
  webhookEventOf,
} from '../harness/donations';
import { get, post, put } from '../harness/http';
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

const { record, correct, refund } = giftCalls(() => token);
const totalsOf = async (year: number) =>
  (await get('/donations/totals', { token, query: { year } })).body;

describe('a correction of a gift', () => {
  it('changes totals and list, is saved once, and records the old values in the history', async () => {
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
      body: {
        ...TYPED_GIFT,
        ...right,
        memberId: null,
        campaignCode: '',
        key: unique('a-long-key'),
      },
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

  it('links an unassigned gift to the member with the corrected address, and no other gift', async () => {
    const [rosa, sam] = [await makeMember(), await makeMember()];
    const gift = await record({ donorEmail: 'rosa@mistyped.example', reference: unique('no') });
    const linked = await correct(gift, { donorEmail: rosa.email, reference: unique('no') });
    expect(linked.body.donation).toMatchObject({ memberId: rosa.id, donorEmail: rosa.email });
    const [entry] = await historyOf(token, gift.id, 'donation');
    expect(entry).toMatchObject({ action: 'changed', other: { id: rosa.id } });
    expect(entry?.changes).toContainEqual({
      field: 'Member',
      from: '',
      to: `${rosa.firstName} ${rosa.lastName}`,
    });
    const again = await correct(linked.body.donation, { donorEmail: sam.email });
    expect(again.body.donation).toMatchObject({ memberId: rosa.id, donorEmail: sam.email });
  });

  it('that makes a gift like another one is refused unless it is intended', async () => {
    const [known, gift] = [
      await record({ reference: unique('no') }),
      await record({ reference: unique('no') }),
    ];
    const { body } = await get(`/donations/${known.id}`, { token });
    const { reference } = body.donation;
    const refused = await correct(gift, { reference });
    expect([refused.status, refused.body.details]).toEqual([409, { alike: String(known.id) }]);
    const intended = await correct(gift, { reference, another: true });
    expect(intended.body.donation).toMatchObject({ id: gift.id, reference });
    // Nothing else of it than its note: it is as much like the other one as before.
    const noted = await correct(intended.body.donation, { reference, note: 'Two checks' });
    expect(noted.status).toBe(200);
  });

  it('of an imported gift leaves its line known, so that the list can be sent again', async () => {
    const no = unique('no');
    const csv = ['Donor,Amount,Date,Reference', `Ira Import,100,1991-05-04,${no}`].join('\n');
    const send = () => post('/donations/import', { token, body: { csv, record: true } });
    expect((await send()).body).toMatchObject({ added: 1 });
    const [row] = await db('portal_donations').where({ reference: no });
    const gift = { id: Number(row.id), revision: String(row.revision) };
    const right = { donorName: 'Ira Import', amount: 1000, date: '1991-05-04', reference: no };
    expect((await correct(gift, right)).status).toBe(200);
    const again = await send();
    expect([again.status, again.body]).toMatchObject([
      200,
      { added: 0, lines: [{ outcome: 'there_already' }] },
    ]);
    expect(await db('portal_donations').where({ reference: no })).toHaveLength(1);
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
    const { body } = await refund(gift, { amount: 4000, date: '1996-06-01' });
    expect((await correct(gift, { amount: 9000 })).status).toBe(409);
    for (const amount of [3999, 4000]) {
      const below = await correct(body.donation, { amount, date: '1996-06-02' });
      expect(below.body.details).toEqual({
        amount: 'Must be more than the $40.00 already refunded',
        date: 'Must be no later than Jun 1, 1996, when it was refunded',
      });
    }
    const whole = await refund(body.donation, { amount: 6000, date: '1996-06-01' });
    const other = await correct(whole.body.donation, { amount: 9000 });
    expect(other.body.details).toEqual({ amount: 'All of this gift was refunded' });
    const named = { reference: unique('no'), donorName: 'Clio Check' };
    expect((await correct(whole.body.donation, named)).status).toBe(200);
    const given = transaction();
    await sendWebhook(webhookEventOf(given));
    const [{ id }] = await donationsOf(given.id);
    const { body: told } = await get(`/donations/${id}`, { token });
    expect((await correct(told.donation, {})).status).toBe(409);
  });
});
