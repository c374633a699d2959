import { addDays } from '@hearthside/contract/calendar-days';
import { expect, it } from 'vitest';
import { get } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { dayFromNow, membershipCalls } from '../harness/memberships';

const admin = await signedIn({ role: 'admin' });
const calls = membershipCalls(admin);

it('a member’s own membership has the facts of its card, and the office’s actions without names', async () => {
  const owner = await signedIn({ role: 'caretaker', verified: false });
  const mine = membershipCalls(owner);
  expect((await mine.own()).body.membership).toBeNull();
  const nextDeadline = dayFromNow(-3);
  const { membership } = await calls.begun(owner.id, { nextDeadline, reminders: false });
  const { status, body } = await mine.own();
  expect(status).toBe(200);
  expect(body.membership).toEqual({
    number: membership.id,
    amount: 6000,
    nextDeadline,
    status: 'grace',
    reminders: false,
    memberSince: dayFromNow(0),
    graceUntil: addDays(nextDeadline, 30),
    events: [expect.objectContaining({ kind: 'created', by: '', to: nextDeadline, amount: 6000 })],
  });
  expect(body.plans).toHaveLength(7);
  // A stranger has none, whatever others have.
  const other = await signedIn({ role: 'user', verified: false });
  expect((await membershipCalls(other).own()).body.membership).toBeNull();
});

it('a member’s own membership is not available without a session', async () => {
  expect((await get('/membership')).status).toBe(401);
});

it('home shows the office what lapses, and a member their deadline', async () => {
  const owner = await signedIn();
  await calls.begun(owner.id, { nextDeadline: dayFromNow(5) });
  const { body } = await get('/users/me/home', { token: owner.token });
  const due = body.attention.find(({ kind }: { kind: string }) => kind === 'membership_due');
  expect(due).toMatchObject({ count: 1, link: '/membership' });
  await calls.begun((await makeMember()).id, { nextDeadline: dayFromNow(-5) });
  const office = await get('/users/me/home', { token: admin.token });
  const { grace } = (await calls.counts()).body;
  expect(grace).toBeGreaterThan(0);
  // It leads to as many as it counts.
  expect(office.body.attention).toContainEqual({
    kind: 'lapsing_memberships',
    count: grace,
    detail: 'in the grace period',
    link: '/admin-memberships?status=grace',
    first: expect.any(Array),
  });
});
