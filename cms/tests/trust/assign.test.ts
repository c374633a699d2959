import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { meetAt } from '../harness/meet-at';
import { makeMember, signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';
import { assignedTo } from './assignments';

const admin = await signedIn({ role: 'admin', firstName: 'Agnes', lastName: 'Assigner' });
const { token } = admin;
const NONE = 2_000_000_000;
const assign = (userId: unknown, trustId: unknown) =>
  post('/trusts/assign', { token, body: { userId, trustId } });
const unassign = (userId: unknown, trustId: unknown) =>
  post('/trusts/remove', { token, body: { userId, trustId } });
const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status);

describe('assigning a user to a trust', () => {
  it('answers letter for letter, shows on both sides and notifies them', async () => {
    const trust = await makeTrust();
    const member = await makeMember({ role: 'caretaker', verified: false });
    const { status, body } = await assign(member.id, trust.id);
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Assigned to trust and chat access granted' },
    ]);
    const { people } = (await get(`/trusts/${trust.id}`, { token })).body;
    expect(people).toMatchObject([{ id: member.id, role: 'caretaker' }]);
    const { trusts } = (await get(`/users/${member.id}`, { token })).body;
    expect(trusts).toEqual([trust]);
    const title = `You were assigned to ${trust.name}`;
    expect(await notificationsOf(member.id)).toEqual([
      { kind: 'trust', title, body: '', link: null },
    ]);
  });

  it('takes several to one trust and one to several', async () => {
    const [elm, oak] = [await makeTrust(), await makeTrust()];
    const [ann, bo] = [await makeMember(), await makeMember()];
    for (const [user, trust] of [
      [ann, elm],
      [ann, oak],
      [bo, elm],
    ] as const) {
      expect((await assign(user.id, trust.id)).status).toBe(200);
    }
    expect([await assignedTo(elm.id), await assignedTo(oak.id)]).toEqual([
      [ann.id, bo.id],
      [ann.id],
    ]);
  });

  it('refuses the second time, and says of whom', async () => {
    const trust = await makeTrust();
    const member = await makeMember({ firstName: 'Twyla', lastName: 'Twice' });
    await assign(member.id, trust.id);
    const before = await snapshot();
    const { status, body } = await assign(member.id, trust.id);
    expect([status, body]).toEqual([
      409,
      { error: `Twyla Twice is already assigned to ${trust.name}.` },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('makes one assignment of twenty at once', async () => {
    const trust = await makeTrust();
    const member = await makeMember();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => assign(member.id, trust.id)),
    );
    expect(statusesOf(replies).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await assignedTo(trust.id)).toEqual([member.id]);
    expect(await notificationsOf(member.id)).toHaveLength(1);
    expect(await historyOf(token, member.id)).toHaveLength(1);
  });
});

describe('removing a user from a trust', () => {
  it('answers letter for letter and notifies them, once', async () => {
    const member = await makeMember({ firstName: 'Remy', lastName: 'Removed' });
    const trust = await makeTrust([member]);
    const { status, body } = await unassign(member.id, trust.id);
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Removed from trust and chat access revoked' },
    ]);
    expect(await assignedTo(trust.id)).toEqual([]);
    const again = await unassign(member.id, trust.id);
    expect([again.status, again.body]).toEqual([
      404,
      { error: `Remy Removed is not assigned to ${trust.name}.` },
    ]);
    const title = `You are no longer assigned to ${trust.name}`;
    expect(await notificationsOf(member.id)).toEqual([
      { kind: 'trust', title, body: '', link: null },
    ]);
  });

  it('also takes one in the trash, who is named beside the people and keeps the trust in use', async () => {
    const name = { firstName: 'Rosa', lastName: 'Marchetti' };
    const gone = await makeMember({ ...name, columns: { deleted_at: new Date() } });
    const trust = await makeTrust([gone]);
    const detail = async () => (await get(`/trusts/${trust.id}`, { token })).body;
    expect(await detail()).toMatchObject({ people: [], inTrash: [{ id: gone.id, ...name }] });
    expect((await del(`/trusts/${trust.id}`, { token })).status).toBe(409);
    expect((await unassign(gone.id, trust.id)).status).toBe(200);
    expect(await assignedTo(trust.id)).toEqual([]);
    expect(await detail()).toMatchObject({ people: [], inTrash: [] });
    expect((await unassign(gone.id, trust.id)).status).toBe(404);
    expect((await del(`/trusts/${trust.id}`, { token })).status).toBe(200);
  });

  it('touches nobody else and no other trust', async () => {
    const [ann, bo] = [await makeMember(), await makeMember()];
    const [elm, oak] = [await makeTrust([ann, bo]), await makeTrust([ann, bo])];
    await unassign(ann.id, elm.id);
    expect([await assignedTo(elm.id), await assignedTo(oak.id)]).toEqual([
      [bo.id],
      [ann.id, bo.id],
    ]);
  });

  it('is done once of twenty at once', async () => {
    const member = await makeMember();
    const trust = await makeTrust([member]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => unassign(member.id, trust.id)),
    );
    expect(statusesOf(replies).sort()).toEqual([200, ...Array(19).fill(404)]);
    expect(await notificationsOf(member.id)).toHaveLength(1);
    expect(await historyOf(token, member.id)).toHaveLength(1);
  });
});

describe('assigning and removing', () => {
  it('need a user who has joined, and a trust; a refusal leaves no trace', async () => {
    const member = await makeMember();
    const unconfirmed = await makeMember({ confirmed: false });
    const deleted = await makeMember({ columns: { deleted_at: new Date() } });
    const trust = await makeTrust([deleted]);
    const before = await snapshot();
    for (const [act, ids] of [
      [assign, [NONE, unconfirmed.id, deleted.id]],
      [unassign, [NONE, unconfirmed.id]],
    ] as const) {
      for (const id of ids) {
        const { status, body } = await act(id, trust.id);
        expect([status, body]).toEqual([404, { error: 'Failed to fetch user' }]);
      }
      const none = await act(member.id, NONE);
      expect([none.status, none.body]).toEqual([404, { error: 'This trust does not exist.' }]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('take the two ids and nothing else', async () => {
    for (const path of ['/trusts/assign', '/trusts/remove']) {
      for (const [body, fields] of [
        [{}, ['userId', 'trustId']],
        [{ userId: 1 }, ['trustId']],
        [{ userId: 'x', trustId: -1 }, ['userId', 'trustId']],
        [{ userId: 1, trustId: 1, role: 'admin' }, ['role']],
      ] as const) {
        const reply = await post(path, { token, body });
        expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, fields]);
      }
    }
  });

  it('do not notify an admin of what they did to themselves', async () => {
    const me = await signedIn({ role: 'admin' });
    const body = { userId: me.id, trustId: (await makeTrust()).id };
    for (const path of ['/trusts/assign', '/trusts/remove']) {
      expect((await post(path, { token: me.token, body })).status).toBe(200);
    }
    expect((await notificationsOf(me.id)).filter(({ kind }) => kind === 'trust')).toEqual([]);
  });

  it('are recorded for the person and for the trust', async () => {
    const trust = await makeTrust();
    const member = await makeMember();
    await assign(member.id, trust.id);
    await unassign(member.id, trust.id);
    const entry = (action: string) => ({
      action,
      by: named(admin),
      about: { kind: 'member', ...named(member) },
      other: { kind: 'trust', ...trust },
      changes: [],
      reason: '',
    });
    const both = [entry('removed'), entry('assigned')];
    expect(await historyOf(token, member.id)).toEqual(both);
    expect(await historyOf(token, trust.id, 'trust')).toEqual(both);
  });
});

describe.each([
  ['first', 0],
  ['last', 3],
])('a trust that is deleted while people are being assigned, the deletion %s', (_when, place) => {
  it('is either gone or has them, and nothing is left hanging', async () => {
    const trust = await makeTrust();
    const members = [await makeMember(), await makeMember(), await makeMember()];
    const calls = members.map(
      ({ id }) =>
        () =>
          assign(id, trust.id),
    );
    calls.splice(place, 0, () => del(`/trusts/${trust.id}`, { token }));
    const replies = await meetAt('trusts', trust.id, calls);
    const [deleted] = replies.splice(place, 1);
    const people = await assignedTo(trust.id);
    if (deleted?.status === 200) {
      expect([statusesOf(replies), people]).toEqual([[404, 404, 404], []]);
    } else {
      expect([deleted?.status, statusesOf(replies)]).toEqual([409, [200, 200, 200]]);
      expect(people).toEqual(members.map(({ id }) => id));
    }
    const orphans = await db('trust_assignments').whereNull('trust_id').orWhereNull('member_id');
    expect(orphans).toEqual([]);
  });
});

describe('a user who is deleted while being assigned', () => {
  it.each(['deleted first', 'assigned first'])('is either refused or kept: %s', async (order) => {
    const trust = await makeTrust();
    const member = await makeMember();
    const calls = [() => del(`/users/${member.id}`, { token }), () => assign(member.id, trust.id)];
    if (order === 'assigned first') calls.reverse();
    const replies = await meetAt('up_users', member.id, calls);
    if (order === 'assigned first') replies.reverse();
    const [deleted, assigned] = statusesOf(replies);
    expect([deleted, assigned]).toEqual([200, expect.toBeOneOf([200, 404])]);
    expect(await assignedTo(trust.id)).toEqual(assigned === 200 ? [member.id] : []);
  });
});
