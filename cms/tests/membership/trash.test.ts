import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { dayFromNow, membershipCalls, plantMembership } from '../harness/memberships';
import { historyOf, notificationsOf } from '../harness/notifications';

const admin = await signedIn({ role: 'admin' });
const calls = membershipCalls(admin);
const other = membershipCalls(await signedIn({ role: 'admin' }));
const titles = async (id: number) => (await notificationsOf(id)).map(({ title }) => title);

describe('a deleted membership', () => {
  it('is hidden, stays in the trash for 30 days, and is restored as it was', async () => {
    const owner = await signedIn({ lastName: unique('Trashed') });
    const { membership } = await calls.begun(owner.id);
    const { id } = membership;
    const name = `${owner.firstName} ${owner.lastName}`;
    const removed = await calls.remove(id);
    expect(removed.body).toEqual({ message: `Membership for ${name} has been deleted` });
    expect((await calls.detail(id)).status).toBe(404);
    // Once more by the same admin, whose answer was lost; another is told.
    expect((await calls.remove(id)).body).toEqual(removed.body);
    expect((await other.remove(id)).status).toBe(404);
    const switched = await calls.setReminders(id, false);
    expect([switched.status, switched.body.error]).toEqual([
      404,
      'Failed to update membership reminders',
    ]);
    expect((await calls.list({ search: owner.lastName })).body.memberships).toEqual([]);
    expect((await membershipCalls(owner).own()).body.membership).toBeNull();
    const { body } = await calls.trash({ search: owner.lastName });
    const [row] = body.memberships;
    expect(body.pagination.total).toBe(1);
    expect(row).toMatchObject({
      id,
      userId: owner.id,
      amount: 6000,
      deletedBy: 'Test ' + admin.lastName,
    });
    expect(Date.parse(row.erasedAt) - Date.parse(row.deletedAt)).toBe(30 * 86_400_000);

    const back = await calls.restore(id);
    expect(back.body).toEqual({ ...membership, revision: expect.any(String) });
    expect((await calls.restore(id)).status).toBe(404);
    const { events } = (await calls.detail(id)).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'restored',
      'deleted',
      'created',
    ]);
    expect(await titles(owner.id)).toEqual([
      'Your membership has started',
      'Your membership has ended',
      'Your membership has been restored',
    ]);
    const actions = (await historyOf(admin.token, id, 'membership')).map(({ action }) => action);
    expect(actions).toEqual(['restored', 'deleted', 'created']);
  });

  it('makes room for a new one, which is the same row with new values', async () => {
    const owner = await makeMember();
    const { membership } = await calls.begun(owner.id);
    await calls.remove(membership.id);
    const nextDeadline = dayFromNow(9);
    const again = await calls.begun(owner.id, { amount: 100, nextDeadline, reminders: false });
    expect(again.membership).toMatchObject({
      id: membership.id,
      amount: 100,
      nextDeadline,
      reminders: false,
      status: 'due',
    });
    expect(again.events.map(({ kind }) => kind)).toEqual(['created', 'deleted', 'created']);
    expect((await calls.restore(membership.id)).status).toBe(404);
    expect(await db('portal_memberships').where({ member_id: owner.id })).toHaveLength(1);
  });
});

describe('a member who is deleted', () => {
  it('is shown with their membership before, which is erased with them', async () => {
    const { token } = admin;
    const { id, owner } = await plantMembership({ nextDeadline: '2030-03-01' });
    await calls.setReminders(id, false);
    const shown = await get(`/users/${owner.id}/belongings`, { token });
    expect(shown.body.belongings).toContainEqual({
      kind: 'membership',
      count: 1,
      names: ['$60.00, due on Mar 1, 2030'],
    });
    await del(`/users/${owner.id}`, { token });
    expect((await calls.trash({ search: owner.lastName })).body.memberships).toEqual([]);
    expect((await del(`/users/trash/${owner.id}`, { token })).status).toBe(200);
    expect(await db('portal_memberships').where({ id })).toEqual([]);
    expect(await db('portal_membership_events').where({ membership_id: id })).toEqual([]);
    const [entry] = await historyOf(token, id, 'membership');
    expect(entry).toMatchObject({ changes: [{ field: 'Reminders', from: '', to: '' }] });
  });

  it('has it as before when restored', async () => {
    const { token } = admin;
    const { id, owner } = await plantMembership();
    await del(`/users/${owner.id}`, { token });
    await post(`/users/${owner.id}/restore`, { token });
    expect((await calls.detail(id)).body.membership.amount).toBe(6000);
  });
});
