import { beforeAll, expect, it } from 'vitest';
import { shownDay } from '@hearthside/contract/calendar-date';
import { addYears } from '@hearthside/contract/calendar-days';
import { db } from '../harness/database';
import { donationsOf, GIVEN_ON, newsOf, tell, transaction } from '../harness/donations';
import { patch, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { newsOf as bellOf } from '../harness/told';

let token = '';
const price = 6000;
const [IN_ONE, IN_TWO] = [addYears(GIVEN_ON, 1), addYears(GIVEN_ON, 2)];
const CODE = unique('PLAN');
/** A role no other test of plans asks about. */
const ROLE = 'veterinarian';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin' })).token;
  const body = { title: 'A plan', price, benefits: [], campaignCode: CODE };
  expect((await put(`/membership/plans/${ROLE}`, { token, body })).status).toBe(200);
});

const deadlineOf = async (member: number) => {
  const row = await db('portal_memberships').where({ member_id: member, deleted_at: null }).first();
  return row?.next_deadline ?? null;
};
const giftOf = (member: number, more: object = {}) =>
  transaction({
    ...{ amount: price / 100, campaign_code: CODE.toLowerCase() },
    utm_parameters: { utm_content: `member-${member}` },
    ...more,
  });

it('a completed gift on the plan’s campaign begins or renews a membership, once', async () => {
  const { id } = await makeMember({ role: ROLE });
  const given = giftOf(id);
  for (let time = 0; time < 3; time += 1) await tell(newsOf(given));
  expect(await deadlineOf(id)).toBe(IN_ONE);
  expect(await donationsOf(given.id)).toMatchObject([{ renewed_until: IN_ONE }]);
  await tell(newsOf(giftOf(id)));
  expect(await deadlineOf(id)).toBe(IN_TWO);
  expect((await bellOf(id))[0]?.body).toContain(`good until ${shownDay(IN_ONE)}`);
});

it('a refund takes the renewal back, and so does another status', async () => {
  const { id } = await makeMember({ role: ROLE });
  const [first, second] = [giftOf(id), giftOf(id)];
  await tell(newsOf(first));
  await tell(newsOf(second));
  expect(await deadlineOf(id)).toBe(IN_TWO);
  await tell(newsOf({ id: unique('ref'), transaction_id: second.id }, 'refund.created'));
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
    ...[{ amount: price / 100 - 0.01 }, { status: 'authorized' }, { campaign_code: '' }],
    { campaign_code: 'ELSE' },
  ])
    await tell(newsOf(giftOf(id, more)));
  expect(await deadlineOf(id)).toBe(null);
});
