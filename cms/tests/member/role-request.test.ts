import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post, put } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { historyOf, named, notificationsOf, subjectsTo } from '../harness/notifications';
import { mailTo } from '../harness/outbox';
import { snapshot } from '../harness/snapshot';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});

const reason = 'I look after two dogs now';
const ask = ({ token }: TestSession, body: object = { role: 'caretaker', reason }) =>
  put('/users/me/role-request', { token, body });
const own = async ({ token }: TestSession) =>
  (await get('/users/me/role-request', { token })).body.request;
const answer = (id: number, body: object, by: TestSession = admin) =>
  post(`/users/${id}/role-request`, { token: by.token, body });
const requestsOf = async (id: number) => {
  const { body } = await get('/users/waiting', { token: admin.token });
  return body.requests.people.filter((one: { id: number }) => one.id === id);
};

describe('a request for another role', () => {
  it('is made by a member, notifies the admins, and waits in the waiting room', async () => {
    const member = await signedIn({ role: 'user' });
    const reply = await ask(member);
    expect([reply.status, reply.body.request]).toEqual([
      200,
      { role: 'caretaker', reason, since: expect.stringMatching(/^20/) },
    ]);
    expect(await own(member)).toEqual(reply.body.request);
    expect(await requestsOf(member.id)).toEqual([
      {
        id: member.id,
        firstName: member.firstName,
        lastName: member.lastName,
        email: member.email,
        role: 'user',
        verified: true,
        since: reply.body.request.since,
        wanted: 'caretaker',
        reason,
      },
    ]);
    const told = (await notificationsOf(admin.id)).filter(({ kind }) => kind === 'role_request');
    expect(told.at(-1)).toEqual({
      kind: 'role_request',
      title: `${named(member).name} requested the role Caretaker`,
      body: reason,
      link: '/users/waiting',
    });
    const [entry] = await historyOf(admin.token, member.id);
    expect([entry?.action, entry?.reason, entry?.changes]).toEqual([
      'role_asked',
      reason,
      [{ field: 'Role', from: 'User', to: 'Caretaker' }],
    ]);
  });

  it('is replaced by another one, and the same one again notifies nobody', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    const before = await snapshot();
    expect((await ask(member)).status).toBe(200);
    expect(await snapshot()).toEqual(before);
    await ask(member, { role: 'foster', reason });
    expect((await own(member)).role).toBe('foster');
    expect(await db('portal_role_requests').where({ member_id: member.id })).toHaveLength(1);
  });

  it('is answered by giving the role, with a sentence, which works in open sessions at once', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    const reply = await answer(member.id, { accept: true, sentence: 'Welcome to the team!' });
    expect([reply.status, reply.body]).toEqual([200, { id: member.id, role: 'caretaker' }]);
    expect((await get('/users/me', { token: member.token })).body.role).toBe('caretaker');
    expect(await own(member)).toBeNull();
    expect((await notificationsOf(member.id)).map(({ title, body }) => [title, body])).toEqual([
      ['Your role is now Caretaker', 'Welcome to the team!'],
    ]);
    const mail = await mailTo(member.email, 'Your role is now Caretaker');
    expect(mail.text).toContain('Welcome to the team!');
    const [entry] = await historyOf(admin.token, member.id);
    expect([entry?.action, entry?.by, entry?.reason]).toEqual(['role', named(admin), reason]);
  });

  it.each(['attorney', 'user'])(
    'is answered by giving the role %s, which sees no pets',
    async (role) => {
      const member = await signedIn({ role: 'foster' });
      await ask(member, { role, reason });
      const reply = await answer(member.id, { accept: true, sentence: '' });
      expect([reply.status, reply.body]).toEqual([200, { id: member.id, role }]);
    },
  );

  it('is declined with a sentence, and the member keeps their role and can ask again', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    const without = await answer(member.id, { accept: false, sentence: ' ' });
    expect([without.status, without.body.details]).toEqual([
      400,
      { sentence: 'Please say why not' },
    ]);
    const sentence = 'Please finish the training first.';
    const reply = await answer(member.id, { accept: false, sentence });
    expect([reply.status, reply.body]).toEqual([200, { id: member.id, role: 'user' }]);
    expect((await notificationsOf(member.id)).map(({ title, body }) => [title, body])).toEqual([
      ['Your request for the role Caretaker was declined', sentence],
    ]);
    expect(await subjectsTo(member.email)).toEqual([
      'Your request for the role Caretaker was declined',
    ]);
    expect((await historyOf(admin.token, member.id))[0]?.reason).toBe(sentence);
    expect((await ask(member)).status).toBe(200);
  });

  it('is answered once, and the second admin gets a conflict', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    const second = await signedIn({ role: 'admin' });
    const said = { accept: true, sentence: '' };
    const replies = await Promise.all([answer(member.id, said), answer(member.id, said, second)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await notificationsOf(member.id)).toHaveLength(1);
  });

  it('is not answered once the member has changed it, whether yes or no', async () => {
    const member = await signedIn({ role: 'user' });
    const { since } = (await ask(member)).body.request;
    const seen = { sentence: 'Fine', wanted: 'caretaker', since };
    await ask(member, { role: 'attorney', reason });
    const before = await snapshot();
    for (const accept of [true, false]) {
      const reply = await answer(member.id, { ...seen, accept });
      expect([reply.status, reply.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    }
    expect(await snapshot()).toEqual(before);
    const now = await own(member);
    const said = { accept: true, sentence: '', wanted: now.role, since: now.since };
    expect((await answer(member.id, said)).body).toEqual({ id: member.id, role: 'attorney' });
  });

  it('is not answered once only its reason has changed', async () => {
    const member = await signedIn({ role: 'user' });
    const { since } = (await ask(member)).body.request;
    // The time is what tells the two apart, and both may be of the same millisecond.
    await db('portal_role_requests')
      .where({ member_id: member.id })
      .update({ asked_at: new Date(Date.parse(since) + 1000), reason: 'Another one' });
    const reply = await answer(member.id, { accept: true, sentence: '', since });
    expect([reply.status, reply.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await own(member)).reason).toBe('Another one');
  });

  it('is withdrawn by the member, and is gone with another change of their role', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    const reply = await del('/users/me/role-request', { token: member.token });
    expect([reply.status, reply.body]).toEqual([200, { request: null }]);
    expect(await requestsOf(member.id)).toEqual([]);
    await ask(member);
    const body = { role: 'foster', reason: 'As we agreed' };
    await patch(`/users/${member.id}/role`, { token: admin.token, body });
    expect(await own(member)).toBeNull();
  });

  it('of a suspended member waits until they are back', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    await db('up_users').where({ id: member.id }).update({ blocked: true });
    expect(await requestsOf(member.id)).toEqual([]);
  });

  it('is erased with the member', async () => {
    const member = await signedIn({ role: 'user' });
    await ask(member);
    await del(`/users/${member.id}`, { token: admin.token });
    expect((await del(`/users/trash/${member.id}`, { token: admin.token })).status).toBe(200);
    expect(await db('portal_role_requests').where({ reason, member_id: member.id })).toEqual([]);
    expect(await db('portal_role_requests').whereNull('member_id')).toEqual([]);
  });
});

describe('a request for another role is refused', () => {
  it.each([
    ['a role that only admins give', { role: 'admin', reason }, 'role'],
    ['an unknown role', { role: 'root', reason }, 'role'],
    ['the role they have', { role: 'foster', reason }, 'role'],
    ['no role', { reason }, 'role'],
    ['no reason', { role: 'caretaker' }, 'reason'],
    ['a reason of blanks', { role: 'caretaker', reason: ' \n' }, 'reason'],
    ['a reason without end', { role: 'caretaker', reason: 'x'.repeat(501) }, 'reason'],
    ['someone else’s id beside it', { role: 'caretaker', reason, id: 1 }, 'id'],
  ])('with %s, without a trace', async (_what, body, field) => {
    const member = await signedIn({ role: 'foster' });
    const before = await snapshot();
    const reply = await ask(member, body);
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, [field]]);
    expect(await snapshot()).toEqual(before);
  });

  it('if there is none to answer, for oneself, and from anyone who is not an admin', async () => {
    const member = await makeMember({ role: 'user' });
    const employee = await signedIn({ role: 'employee' });
    const before = await snapshot();
    const said = { accept: true, sentence: '' };
    const none = await answer(member.id, said);
    expect([none.status, none.code]).toEqual([409, 'WRONG_STATE']);
    expect((await answer(admin.id, said)).status).toBe(409);
    expect((await answer(member.id, said, employee)).status).toBe(403);
    expect(await snapshot()).toEqual(before);
  });
});
