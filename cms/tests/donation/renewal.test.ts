import { beforeAll, describe, expect, it } from 'vitest';
import { shownDay } from '@hearthside/contract/shown-date';
import { addYears } from '@hearthside/contract/calendar-days';
import { db } from '../harness/database';
import {
  donationsOf,
  GIVEN_ON,
  webhookEventOf,
  sendWebhook,
  transaction,
} from '../harness/donations';
import { get, patch, post, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { historyOf, notificationsOf as bellOf } from '../harness/notifications';

let token = '';
const price = 6000;
const [IN_ONE, IN_TWO] = [addYears(GIVEN_ON, 1), addYears(GIVEN_ON, 2)];
const CODE = unique('PLAN');
/** A role no other test of plans asks about. */
const ROLE = 'veterinarian';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Office' })).token;
  const body = { title: 'A plan', price, benefits: [], campaignCode: CODE };
  expect((await put(`/membership/plans/${ROLE}`, { token, body })).status).toBe(200);
});

const deadlineOf = async (member: number) => {
  const row = await db('portal_memberships').where({ member_id: member, deleted_at: null }).first();
  return row?.next_deadline ?? null;
};
const giftOf = (member: number, more: object = {}) =>
  transaction({
    amount: price / 100,
    campaign_code: CODE.toLowerCase(),
    utm_parameters: { utm_content: `member-${member}` },
    ...more,
  });

it('a completed gift to the plan’s campaign starts or renews a membership, once', async () => {
  const { id } = await makeMember({ role: ROLE });
  const given = giftOf(id);
  for (let time = 0; time < 3; time += 1) await sendWebhook(webhookEventOf(given));
  expect(await deadlineOf(id)).toBe(IN_ONE);
  expect(await donationsOf(given.id)).toMatchObject([{ renewed_until: IN_ONE }]);
  await sendWebhook(webhookEventOf(giftOf(id)));
  expect(await deadlineOf(id)).toBe(IN_TWO);
  expect((await bellOf(id))[0]?.body).toContain(`good until ${shownDay(IN_ONE)}`);
});

it('a refund reverts the renewal, and so does another status', async () => {
  const { id } = await makeMember({ role: ROLE });
  const [first, second] = [giftOf(id), giftOf(id)];
  await sendWebhook(webhookEventOf(first));
  await sendWebhook(webhookEventOf(second));
  expect(await deadlineOf(id)).toBe(IN_TWO);
  await sendWebhook(
    webhookEventOf({ id: unique('ref'), transaction_id: second.id }, 'refund.created'),
  );
  expect(await deadlineOf(id)).toBe(IN_ONE);
  expect(await donationsOf(second.id)).toMatchObject([{ renewed_until: null }]);
  const [{ id: donation }] = await donationsOf(first.id);
  const set = (status: string) =>
    patch(`/donations/${donation}`, { token, body: { status, reason: 'Test' } });
  await set('failed');
  expect(await deadlineOf(id)).toBe(null);
  await set('completed');
  expect(await deadlineOf(id)).toBe(IN_ONE);
});

it('a gift that is too small, open, or of another campaign renews nothing', async () => {
  const { id } = await makeMember({ role: ROLE });
  for (const more of [
    { amount: price / 100 - 0.01 },
    { status: 'authorized' },
    { campaign_code: '' },
    { campaign_code: 'ELSE' },
  ])
    await sendWebhook(webhookEventOf(giftOf(id, more)));
  expect(await deadlineOf(id)).toBe(null);
});

it('an imported list shows which of its lines renew a membership, before and after', async () => {
  const { id, email } = await makeMember({ role: ROLE });
  const no = unique('c');
  const csv = [
    'Donor,Email,Amount,Date,Reference,Campaign code',
    `Renews,${email},${price / 100},${GIVEN_ON},${no},${CODE.toLowerCase()}`,
    `Too little,${email},${price / 100 - 0.01},${GIVEN_ON},${no},${CODE}`,
    `Another campaign,${email},${price / 100},${GIVEN_ON},${no},ELSE`,
    `No member,,${price / 100},${GIVEN_ON},${no},${CODE}`,
  ].join('\n');
  const renewing = async (record: boolean) => {
    const { body } = await post('/donations/import', { token, body: { csv, record } });
    return (body.lines as { renews: boolean }[]).map(({ renews }) => renews);
  };
  expect(await renewing(false)).toEqual([true, false, false, false]);
  expect(await deadlineOf(id)).toBe(null);
  expect(await renewing(true)).toEqual([true, false, false, false]);
  expect(await deadlineOf(id)).toBe(IN_ONE);
});

describe('setting a gift\u2019s member and campaign afterward', () => {
  /** A gift whose donor nobody knows. */
  async function unknownGift(more: object = {}) {
    const given = transaction({ amount: price / 100, campaign_code: CODE, ...more });
    await sendWebhook(webhookEventOf(given));
    const [row] = await donationsOf(given.id);
    return { given, id: Number(row.id), revision: String(row.revision) };
  }
  const name = (id: number, body: object, by = token) =>
    patch(`/donations/${id}/donor`, { token: by, body });
  const until = async (transactionId: string) =>
    (await donationsOf(transactionId)).map((row) => row.renewed_until)[0];

  it('renews and thanks once as if they had been known, and records who did it', async () => {
    const [rosa, sam] = [await makeMember({ role: ROLE }), await makeMember({ role: ROLE })];
    const { given, id, revision } = await unknownGift();
    const asked = { memberId: rosa.id, campaignCode: CODE, revision };
    const { status, body } = await name(id, asked);
    expect([status, body.donation]).toMatchObject([
      200,
      { memberId: rosa.id, member: { email: rosa.email }, renewedUntil: IN_ONE },
    ]);
    expect(body.changes[0]).toMatchObject({
      by: 'Ada Office',
      from: 'completed',
      to: 'completed',
      reason: 'Linked to a member',
    });
    expect(await deadlineOf(rosa.id)).toBe(IN_ONE);
    expect(await bellOf(rosa.id)).toHaveLength(1);
    expect((await historyOf(token, id, 'donation'))[0]).toMatchObject({
      action: 'changed',
      by: { name: 'Ada Office' },
      other: { id: rosa.id },
      changes: [{ field: 'Member', from: '', to: `${rosa.firstName} ${rosa.lastName}` }],
    });
    // The same once more after a lost answer; and someone else who has read it before that.
    expect((await name(id, asked)).body.changes).toHaveLength(2);
    expect((await name(id, { ...asked, memberId: sam.id })).status).toBe(409);
    // What the service says later leaves both alone.
    await sendWebhook(
      webhookEventOf({ ...given, campaign_code: 'ELSE', transacted_at: `${GIVEN_ON}T20:00:00Z` }),
    );
    expect(await until(given.id)).toBe(IN_ONE);
    const { body: now } = await get(`/donations/${id}`, { token });
    expect(now.donation).toMatchObject({ memberId: rosa.id, campaignCode: CODE });
  });

  it('reverts its renewal for another member', async () => {
    const [rosa, sam] = [await makeMember({ role: ROLE }), await makeMember({ role: ROLE })];
    const { given, id } = await unknownGift({
      utm_parameters: { utm_content: `member-${rosa.id}` },
    });
    expect(await deadlineOf(rosa.id)).toBe(IN_ONE);
    await name(id, { memberId: sam.id, campaignCode: CODE });
    expect([await deadlineOf(rosa.id), await deadlineOf(sam.id)]).toEqual([null, IN_ONE]);
    const { body } = await name(id, { memberId: null, campaignCode: CODE });
    expect(body.donation).toMatchObject({ memberId: null, member: null, renewedUntil: null });
    expect(await deadlineOf(sam.id)).toBe(null);
    // The address of a member in it does not make it theirs again.
    await sendWebhook(webhookEventOf({ ...given, transacted_at: `${GIVEN_ON}T21:00:00Z` }));
    expect(await donationsOf(given.id)).toMatchObject([{ member_id: null }]);
  });

  it('renews or reverts with another campaign, and does neither for the same one in capitals', async () => {
    const { id: member } = await makeMember({ role: ROLE });
    const { id } = await unknownGift({
      campaign_code: 'WRONG',
      utm_parameters: { utm_content: `member-${member}` },
    });
    expect(await deadlineOf(member)).toBe(null);
    for (const [campaignCode, deadline] of [
      ...([[CODE, IN_ONE] as const, [CODE.toLowerCase(), IN_ONE] as const] as const),
      ...([['', null] as const, [CODE, IN_ONE] as const] as const),
    ]) {
      await name(id, { memberId: member, campaignCode });
      expect(await deadlineOf(member)).toBe(deadline);
    }
    const { body } = await get(`/donations/${id}`, { token });
    expect(body.changes[1].reason).toBe('Campaign removed');
  });

  it('is refused for a missing gift or member, and to those without the right', async () => {
    const { id } = await unknownGift();
    const gone = await makeMember({ columns: { deleted_at: new Date() } });
    for (const memberId of [999_999_999, gone.id]) {
      const { status, body } = await name(id, { memberId, campaignCode: '' });
      expect([status, Object.keys(body.details)]).toEqual([400, ['memberId']]);
    }
    const none = await name(999_999_999, { memberId: null, campaignCode: 'X' });
    expect([none.status, none.body.error]).toEqual([404, 'Failed to update donation']);
    const long = await name(id, { memberId: null, campaignCode: 'x'.repeat(81) });
    expect([long.status, Object.keys(long.body.details)]).toEqual([400, ['campaignCode']]);
    const other = await signedIn({ role: ROLE });
    expect((await name(id, { memberId: null, campaignCode: '' }, other.token)).status).toBe(403);
  });

  it('succeeds for only one of two admins at the same time', async () => {
    const members = [await makeMember({ role: ROLE }), await makeMember({ role: ROLE })];
    const { id, revision } = await unknownGift();
    const replies = await Promise.all(
      members.map(({ id: memberId }) => name(id, { memberId, campaignCode: CODE, revision })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const deadlines = await Promise.all(members.map((one) => deadlineOf(one.id)));
    expect(deadlines.filter(Boolean)).toEqual([IN_ONE]);
  });
});
