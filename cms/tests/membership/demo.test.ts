import type { Membership, MembershipDetail } from '@hearthside/contract/membership/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { STANDINGS } from '../../seed/memberships/standings';
import { db } from '../harness/database';
import { openSession, signedIn } from '../harness/members';
import { membershipCalls } from '../harness/memberships';

const calls = membershipCalls(await signedIn({ role: 'admin' }));
const OF_DEMO = '@hearthside.example';
let all: Membership[];

beforeAll(async () => {
  all = (await calls.list({ search: OF_DEMO, limit: 100 })).body.memberships;
});
const named = (first: string) => all.find(({ ownerFirstName }) => ownerFirstName === first);

describe('the demo’s memberships', () => {
  it('are there in every status, and one in the trash', async () => {
    expect(all).toHaveLength(STANDINGS.length - 1);
    expect(new Set(all.map(({ status }) => status)).size).toBe(4);
    const trash = (await calls.trash({ search: OF_DEMO })).body.memberships;
    expect(trash).toMatchObject([{ ownerFirstName: 'Fatima', deletedBy: 'Jonas Reyes' }]);
    expect(Date.now() - Date.parse(trash[0].deletedAt)).toBeGreaterThan(5.9 * 86_400_000);
  });

  it('have a past: begun, renewed, reminded, each when it was', async () => {
    const rosa = named('Rosa') as Membership;
    const detail = (await calls.detail(rosa.id)).body as MembershipDetail;
    expect(detail.events.map(({ kind }) => kind)).toEqual(['renewed', 'created']);
    const [renewed, created] = detail.events.map(({ at }) => Date.parse(at)) as [number, number];
    expect(renewed - created).toBeGreaterThan(60 * 86_400_000);
    expect(Date.parse(rosa.createdAt)).toBe(created);
    // By a gift, which is among the donations and on her statement.
    const gifts = await db('portal_donations').where({
      member_id: rosa.userId,
      campaign_code: 'OWNERS',
    });
    expect(gifts).toMatchObject([
      { amount: 6000, payment_state: 'completed', renewed_until: rosa.nextDeadline },
    ]);
    const renewals = await db('portal_membership_events').where({ donation_ref: gifts[0].id });
    expect(renewals).toMatchObject([{ kind: 'renewed', membership_id: rosa.id }]);
    expect(detail.sent.map(({ offset }) => offset)).toEqual([30, 30]);
    expect(detail.sent.every(({ at }) => Date.parse(at) < Date.now() - 86_400_000)).toBe(true);
    const henry = (await calls.detail(named('Henry')?.id ?? 0)).body as MembershipDetail;
    expect(henry.membership.status).toBe('lapsed');
    expect(henry.sent.slice(0, 4).map(({ offset }) => offset)).toEqual([-1, 1, 7, 30]);
  });

  it('every renewal by a gift is of one that says so', async () => {
    const renewals = await db('portal_membership_events as e')
      .join('portal_memberships as m', 'm.id', 'e.membership_id')
      .join('up_users as u', 'u.id', 'm.member_id')
      .leftJoin('portal_donations as d', 'd.id', 'e.donation_ref')
      .where({ 'e.kind': 'renewed' })
      .where('u.email', 'like', `%${OF_DEMO}`)
      .select({ to: 'e.to_day', said: 'd.renewed_until', of: 'd.member_id', member: 'u.id' });
    expect(renewals.length).toBeGreaterThan(2);
    for (const { to, said, of, member } of renewals) expect([said, of]).toEqual([to, member]);
  });

  it('their members see them beside the plans', async () => {
    const { id } = await db('up_users')
      .where({ email: `rosa${OF_DEMO}` })
      .first('id');
    const { body } = await membershipCalls(await openSession(id)).own();
    expect(body.membership).toMatchObject({ status: 'due', amount: 6000 });
    expect(body.plans[0]).toMatchObject({ title: 'Pet Owner Membership', price: 6000 });
    expect(body.plans[0].benefits).toHaveLength(5);
  });
});
