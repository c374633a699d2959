import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addYears } from '@hearthside/contract/calendar-days';
import { db } from '../harness/database';
import { GIVEN_ON, giftCalls } from '../harness/donations';
import { del, patch, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { membershipCalls } from '../harness/memberships';
import { notificationsOf } from '../harness/notifications';

let token = '';
const CODE = unique('PLAN');
/** A role no other test of plans asks about. */
const ROLE = 'employee';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Office' })).token;
  const body = { title: 'A plan', price: 6000, benefits: [], campaignCode: CODE };
  expect((await put(`/membership/plans/${ROLE}`, { token, body })).status).toBe(200);
});
const { record, correct, refund, removeRefund } = giftCalls(() => token);

describe('a correction of a gift that renewed a membership', () => {
  const membershipOf = (memberId: number) =>
    db('portal_memberships').where({ member_id: memberId, deleted_at: null }).first();
  const agree = (memberId: number, agreed: object) =>
    db('portal_memberships').where({ member_id: memberId }).update(agreed);
  const [IN_ONE, IN_TWO] = [addYears(GIVEN_ON, 1), addYears(GIVEN_ON, 2)];
  /** Two gifts of a member that renewed their membership, and what was said of them so far. */
  async function renewedTwice() {
    const { id: memberId } = await makeMember({ role: ROLE });
    const given = { memberId, date: GIVEN_ON, campaignCode: CODE };
    const gift = await record({ ...given, reference: unique('no') });
    const later = await record({ ...given, reference: unique('no') });
    const { next_deadline: deadline } = await membershipOf(memberId);
    expect(deadline).toBe(IN_TWO);
    return { memberId, gift, later, told: await notificationsOf(memberId) };
  }

  it('leaves the deadline and notifies nobody if it changes nothing about it', async () => {
    const { memberId, gift, told } = await renewedTwice();
    await agree(memberId, { amount: 5500 });
    const right = { amount: 6500, date: GIVEN_ON, reference: unique('no') };
    const { body } = await correct(gift, right);
    expect(body.donation).toMatchObject({ amount: 6500, renewedUntil: IN_ONE });
    const least = await correct(body.donation, { ...right, amount: 5500 });
    expect(least.body.donation).toMatchObject({ amount: 5500, renewedUntil: IN_ONE });
    expect(await membershipOf(memberId)).toMatchObject({ amount: 5500, next_deadline: IN_TWO });
    expect(await notificationsOf(memberId)).toEqual(told);
  });

  it('moves the deadline by as much as the day of the gift, and says so once', async () => {
    const { memberId, gift, told } = await renewedTwice();
    const day = addDays(GIVEN_ON, -3);
    const { body } = await correct(gift, { date: day, reference: unique('no') });
    expect(body.donation.renewedUntil).toBe(addYears(day, 1));
    expect((await membershipOf(memberId)).next_deadline).toBe(addYears(day, 2));
    const [news, ...more] = (await notificationsOf(memberId)).slice(told.length);
    expect([news?.title, more]).toEqual(['Your membership’s deadline has changed', []]);
  });

  it('reverts its year if it no longer covers the cost, and the later gift stays', async () => {
    const { memberId, gift } = await renewedTwice();
    const { body } = await correct(gift, { amount: 5999, date: GIVEN_ON, reference: unique('no') });
    expect(body.donation.renewedUntil).toBe(null);
    expect((await membershipOf(memberId)).next_deadline).toBe(IN_ONE);
  });

  it('keeps what was agreed on where all of it was refunded by mistake', async () => {
    const { id: memberId } = await makeMember({ role: ROLE });
    const gift = await record({
      memberId,
      date: GIVEN_ON,
      campaignCode: CODE,
      reference: unique('no'),
    });
    await agree(memberId, { amount: 4000, reminders: false });
    const part = await refund(gift, { amount: 7000, date: GIVEN_ON });
    const whole = await refund(part.body.donation, { amount: 3000, date: GIVEN_ON });
    expect(await membershipOf(memberId)).toBeUndefined();
    await removeRefund(gift.id, whole.body.refunds[1].id);
    // $30 are less than the membership costs, but a part that is refunded later takes nothing back.
    const row = await membershipOf(memberId);
    expect(row).toMatchObject({ amount: 4000, next_deadline: IN_ONE });
    expect(Boolean(row.reminders)).toBe(false);
  });

  it('starts no membership again by what was agreed on for one that the office has deleted', async () => {
    const { id: memberId } = await makeMember({ role: ROLE });
    const gift = await record({
      memberId,
      date: GIVEN_ON,
      campaignCode: CODE,
      amount: 6000,
      reference: unique('no'),
    });
    await agree(memberId, { amount: 2000 });
    const { id } = await membershipOf(memberId);
    expect((await del(`/memberships/${id}`, { token })).status).toBe(200);
    const whole = await refund(gift, { amount: 6000, date: GIVEN_ON });
    await removeRefund(gift.id, whole.body.refunds[0].id);
    expect(await membershipOf(memberId)).toMatchObject({ amount: 6000 });
  });

  it('returns to its old place if its refund is removed', async () => {
    const { memberId, gift, later } = await renewedTwice();
    const { body } = await refund(gift, { amount: 10_000, date: GIVEN_ON });
    const day = addDays(GIVEN_ON, 5);
    await correct(later, { date: day, reference: unique('no') });
    expect((await membershipOf(memberId)).next_deadline).toBe(addYears(day, 1));
    await removeRefund(gift.id, body.refunds[0].id);
    expect((await membershipOf(memberId)).next_deadline).toBe(IN_TWO);
  });

  it('stays if it covers what the membership cost when it arrived', async () => {
    const { id: memberId } = await makeMember({ role: ROLE });
    const office = membershipCalls({ token });
    const begun = { amount: 6000, nextDeadline: GIVEN_ON, reminders: true };
    await office.create({ ...begun, userId: memberId });
    const gift = await record({
      memberId,
      date: GIVEN_ON,
      campaignCode: CODE,
      reference: unique('no'),
    });
    const { id } = await membershipOf(memberId);
    // The office agrees on another amount for the years to come.
    await office.save(id, { amount: 10_000, nextDeadline: IN_ONE, reminders: true });
    const less = await correct(gift, { amount: 8000, date: GIVEN_ON, reference: unique('no') });
    expect(less.body.donation.renewedUntil).toBe(IN_ONE);
  });

  it('is judged by what was left of it if a part was refunded before it renewed', async () => {
    const { id: memberId } = await makeMember({ role: ROLE });
    const gift = await record({ campaignCode: CODE, date: GIVEN_ON, reference: unique('no') });
    const part = await refund(gift, { amount: 4000, date: GIVEN_ON });
    const { revision } = part.body.donation;
    const donor = { memberId, campaignCode: CODE, revision };
    const linked = await patch(`/donations/${gift.id}/donor`, { token, body: donor });
    expect(linked.body.donation.renewedUntil).toBe(IN_ONE);
    const right = { date: GIVEN_ON, reference: unique('no') };
    const enough = await correct(linked.body.donation, { ...right, amount: 11_000 });
    expect(enough.body.donation.renewedUntil).toBe(IN_ONE);
    // $59.99 are left of it.
    const less = await correct(enough.body.donation, { ...right, amount: 9999 });
    expect(less.body.donation.renewedUntil).toBe(null);
  });

  it('counts for another member only by what is left of it', async () => {
    const [one, other] = [await makeMember({ role: ROLE }), await makeMember({ role: ROLE })];
    const given = { memberId: one.id, date: GIVEN_ON, campaignCode: CODE };
    const gift = await record({ ...given, reference: unique('no') });
    const part = await refund(gift, { amount: 5000, date: GIVEN_ON });
    expect((await membershipOf(one.id)).next_deadline).toBe(IN_ONE);
    const { revision } = part.body.donation;
    const donor = { memberId: other.id, campaignCode: CODE, revision };
    await patch(`/donations/${gift.id}/donor`, { token, body: donor });
    expect(await membershipOf(one.id)).toBeUndefined();
    expect(await membershipOf(other.id)).toBeUndefined();
  });
});
