import type { MembershipDetail } from '@hearthside/contract/membership/shapes';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { makeMember, signedIn, unique } from '../harness/members';
import {
  dayFromNow,
  membershipCalls,
  membershipWith,
  plantMembership,
} from '../harness/memberships';
import { historyOf, named, notificationsOf } from '../harness/notifications';
import { shownDay } from '@hearthside/contract/shown-date';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: unique('Admin') });
const calls = membershipCalls(admin);
const other = membershipCalls(await signedIn({ role: 'admin' }));
const name = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

describe('beginning a membership', () => {
  it('shows all of it to the office, notifies the member in the notification bell, and is in the history', async () => {
    const owner = await makeMember({ role: 'veterinarian' });
    const nextDeadline = dayFromNow(120);
    const { status, body } = await calls.create({
      userId: owner.id,
      amount: 4550,
      nextDeadline,
      reminders: true,
    });
    expect(status).toBe(200);
    const { membership, events, sent } = body as MembershipDetail;
    expect(membership).toMatchObject({
      userId: owner.id,
      ownerFirstName: owner.firstName,
      ownerLastName: owner.lastName,
      ownerEmail: owner.email,
      ownerRole: 'veterinarian',
      amount: 4550,
      nextDeadline,
      reminders: true,
      status: 'active',
    });
    expect(events).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        kind: 'created',
        by: name(admin),
        from: null,
        to: nextDeadline,
        amount: 4550,
      },
    ]);
    expect(sent).toEqual([]);
    expect((await calls.detail(membership.id)).body).toEqual(body);
    expect(await notificationsOf(owner.id)).toEqual([
      {
        kind: 'membership',
        title: 'Your membership has started',
        link: '/membership',
        body: `Its next deadline is ${shownDay(nextDeadline)}.`,
      },
    ]);
    const [entry] = await historyOf(admin.token, membership.id, 'membership');
    expect(entry).toMatchObject({
      action: 'created',
      by: named(admin),
      about: { kind: 'membership', id: membership.id, name: name(owner) },
      other: { kind: 'member', id: owner.id },
      changes: [
        { field: 'Amount', from: '', to: '$45.50' },
        { field: 'Next deadline', from: '', to: shownDay(nextDeadline) },
        { field: 'Reminders', from: '', to: 'On' },
      ],
    });
    // The member's own history includes it, too.
    const own = await historyOf(admin.token, owner.id);
    expect(own.map(({ action }) => action)).toEqual(['created']);
  });

  it('is refused for a member who has one, and for a missing member', async () => {
    const { owner } = await plantMembership();
    const again = await calls.create({ ...membershipWith(), userId: owner.id });
    expect([again.status, again.body]).toEqual([
      409,
      {
        error: 'This member already has a membership',
        details: { userId: 'This member already has a membership' },
      },
    ]);
    const waiting = await makeMember({ confirmed: false });
    for (const userId of [waiting.id, 1_999_999_999]) {
      expect((await calls.create({ ...membershipWith(), userId })).status).toBe(404);
    }
  });

  it.each([
    ['amount', { amount: -1 }, 'Please enter an amount'],
    ['amount', { amount: 10.5 }, 'Please enter an amount'],
    ['amount', { amount: '60' }, 'Please enter an amount'],
    ['amount', { amount: undefined }, 'Please enter an amount'],
    ['amount', { amount: 1_000_000_001 }, 'That amount is too large'],
    ['nextDeadline', { nextDeadline: undefined }, 'Please choose the next deadline'],
    ['nextDeadline', { nextDeadline: '2027-02-29' }, 'Please check the day and the year'],
    ['nextDeadline', { nextDeadline: '2027-2-1' }, 'Please choose the next deadline'],
    ['reminders', { reminders: 'yes' }, undefined],
    ['revision', { revision: 'x' }, undefined],
  ])('is refused by its %s: %j', async (field, more, said) => {
    const { id } = await makeMember();
    const { status, body } = await calls.create({ ...membershipWith(more), userId: id });
    expect(status).toBe(400);
    expect(Object.keys(body.details)).toEqual([field]);
    if (said) expect(body.details[field]).toBe(said);
    expect(await db('portal_memberships').where({ member_id: id })).toEqual([]);
  });

  it('an amount of nothing and the largest are amounts', async () => {
    for (const amount of [0, 1_000_000_000]) {
      const { membership } = await calls.begun((await makeMember()).id, { amount });
      expect(membership.amount).toBe(amount);
    }
  });
});

describe('a change', () => {
  it('is saved, recorded in the history of both, and announced if the deadline moves', async () => {
    const owner = await makeMember();
    const { membership } = await calls.begun(owner.id);
    const { id, revision, nextDeadline: from } = membership;
    const to = dayFromNow(20);
    const body = { amount: 7000, nextDeadline: to, reminders: false, revision };
    const saved = (await calls.save(id, body)).body as MembershipDetail;
    expect(saved.membership).toMatchObject({
      amount: 7000,
      nextDeadline: to,
      reminders: false,
      status: 'due',
    });
    expect(saved.membership.revision).not.toBe(revision);
    expect(saved.events[0]).toMatchObject({
      kind: 'changed',
      by: name(admin),
      from,
      to,
      amount: 7000,
    });
    const [entry] = await historyOf(admin.token, id, 'membership');
    expect(entry).toMatchObject({
      action: 'changed',
      changes: [
        { field: 'Amount', from: '$60.00', to: '$70.00' },
        { field: 'Next deadline', from: shownDay(from), to: shownDay(to) },
        { field: 'Reminders', from: 'On', to: 'Off' },
      ],
    });
    expect((await notificationsOf(owner.id)).at(-1)).toMatchObject({
      title: 'Your membership’s deadline has changed',
    });
    // Saved again as it is: nothing has happened.
    const again = (await calls.save(id, { ...body, revision: undefined })).body;
    expect(again).toEqual(saved);
    expect(await notificationsOf(owner.id)).toHaveLength(2);
  });

  it('based on an older state is refused, and says who was faster', async () => {
    const { membership } = await calls.begun((await makeMember()).id);
    const { id, revision } = membership;
    await other.setReminders(id, false);
    const { status, body } = await calls.save(id, { ...membershipWith({ amount: 1 }), revision });
    expect(status).toBe(409);
    expect(body.error).toBe('Someone else changed this membership since you opened it.');
    expect(body.details).toMatchObject({
      by: expect.stringContaining('Test'),
      at: expect.any(String),
    });
    expect((await calls.detail(id)).body.membership.amount).toBe(6000);
  });

  it('sent once more by the same admin, whose answer was lost, is no conflict', async () => {
    const owner = await makeMember();
    const first = (await calls.begun(owner.id)) as MembershipDetail;
    const body = { ...membershipWith(), userId: owner.id };
    const again = await calls.create(body);
    expect([again.status, again.body]).toEqual([200, first]);
    expect((await other.create(body)).status).toBe(409);
    const { id, revision } = first.membership;
    const change = { ...membershipWith({ amount: 7100 }), revision };
    const saved = await calls.save(id, change);
    const repeated = await calls.save(id, change);
    expect([repeated.status, repeated.body]).toEqual([200, saved.body]);
    expect((await other.save(id, change)).status).toBe(409);
    expect((await notificationsOf(owner.id)).map(({ title }) => title)).toEqual([
      'Your membership has started',
    ]);
  });

  it('to what is not a number says so in the specified words', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999']) {
      for (const reply of [await calls.detail(id), await calls.save(id, membershipWith())]) {
        expect([reply.status, reply.body.details]).toEqual([400, { id: 'Invalid item ID' }]);
      }
    }
  });

  it.each([
    ['amount', { amount: null }],
    ['nextDeadline', { nextDeadline: '' }],
    ['reminders', { reminders: null }],
    ['userId', { userId: 1 }],
  ])('is refused by its %s', async (field, more) => {
    const { id } = await plantMembership();
    const { status, body } = await calls.save(id, membershipWith(more));
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  });
});

describe('the reminders', () => {
  it('are switched on and off, in the history and nowhere else', async () => {
    const { id, owner } = await plantMembership();
    const off = await calls.setReminders(id, false);
    expect(off.body).toMatchObject({ id, reminders: false, ownerFirstName: owner.firstName });
    expect((await calls.setReminders(id, false)).body).toEqual(off.body);
    expect((await calls.setReminders(id, true)).body.reminders).toBe(true);
    const entries = await historyOf(admin.token, id, 'membership');
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['reminders', [{ field: 'Reminders', from: 'Off', to: 'On' }]],
      ['reminders', [{ field: 'Reminders', from: 'On', to: 'Off' }]],
    ]);
    expect(await notificationsOf(owner.id)).toEqual([]);
    expect((await calls.detail(id)).body.events).toEqual([]);
    expect((await calls.setReminders(id, 'no')).status).toBe(400);
  });
});
