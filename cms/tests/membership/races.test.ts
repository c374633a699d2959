import { expect, it } from 'vitest';
import { db } from '../harness/database';
import { makeMember, signedIn } from '../harness/members';
import {
  dayFromNow,
  membershipCalls,
  membershipWith,
  plantMembership,
} from '../harness/memberships';

const calls = membershipCalls(await signedIn({ role: 'admin' }));
const twenty = <T>(act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => act(at)));
const counted = (replies: { status: number }[], wanted: number) =>
  replies.filter(({ status }) => status === wanted).length;

it('one of twenty concurrent requests starts a membership for a member', async () => {
  const { id } = await makeMember();
  const replies = await twenty((at) =>
    calls.create({ ...membershipWith({ amount: 100 * at }), userId: id }),
  );
  expect([counted(replies, 200), counted(replies, 409)]).toEqual([1, 19]);
  const rows = await db('portal_memberships').where({ member_id: id });
  expect(rows).toHaveLength(1);
  expect(await db('portal_membership_events').where({ membership_id: rows[0].id })).toHaveLength(1);
});

it('one of twenty concurrent requests restarts a membership from the trash', async () => {
  const { id, owner } = await plantMembership();
  await calls.remove(id);
  const replies = await twenty((at) =>
    calls.create({ ...membershipWith({ amount: at }), userId: owner.id }),
  );
  expect([counted(replies, 200), counted(replies, 409)]).toEqual([1, 19]);
});

it('one of twenty concurrent saves of one revision is stored', async () => {
  const { id } = await plantMembership();
  const { revision } = (await calls.detail(id)).body.membership;
  const replies = await twenty((at) =>
    calls.save(id, { amount: at + 1, nextDeadline: dayFromNow(9), reminders: true, revision }),
  );
  expect([counted(replies, 200), counted(replies, 409)]).toEqual([1, 19]);
  const [event, ...more] = await db('portal_membership_events').where({ membership_id: id });
  expect(more).toEqual([]);
  expect((await calls.detail(id)).body.membership.amount).toBe(event.amount);
});

it('one of twenty concurrent requests writes a plan, for the first time or from one revision', async () => {
  const role = 'attorney';
  const revision = (await calls.plan(role))?.revision;
  const replies = await twenty((at) =>
    calls.savePlan(role, {
      title: `Plan ${at}`,
      price: at,
      benefits: [],
      campaignCode: '',
      revision,
    }),
  );
  expect([counted(replies, 200), counted(replies, 409)]).toEqual([1, 19]);
  expect(await db('portal_plans').where({ role })).toHaveLength(1);
});
