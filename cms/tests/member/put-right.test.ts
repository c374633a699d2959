import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import {
  makeMember,
  openSession,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { historyOf, named, notificationsOf } from '../harness/notifications';
import { mailTo, tokenIn } from '../harness/outbox';
import { snapshot } from '../harness/snapshot';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});

const detailOf = async (id: number) => (await get(`/users/${id}`, { token: admin.token })).body;
/** The profile as the form has it. */
async function profileOf(id: number, more: object = {}) {
  const { user, address, revision } = await detailOf(id);
  const { firstName, lastName, email, phoneNumber } = user;
  return { firstName, lastName, email, phoneNumber, ...address, revision, ...more };
}
const save = (id: number, body: object, by: TestSession = admin) =>
  put(`/users/${id}/profile`, { token: by.token, body });
const signIn = (email: string, password = PASSWORD) =>
  post('/auth/local', { body: { email, password } });

describe('an admin', () => {
  it('corrects a member’s profile, which the member is notified of and the history records', async () => {
    const member = await makeMember({ role: 'attorney' });
    const reply = await save(
      member.id,
      await profileOf(member.id, { phoneNumber: '503 555 0199' }),
    );
    expect([reply.status, reply.body.user.phoneNumber]).toEqual([200, '503 555 0199']);
    const [entry] = await historyOf(admin.token, member.id);
    expect([entry?.action, entry?.by, entry?.changes]).toEqual([
      'profile',
      named(admin),
      [{ field: 'Phone number', from: '+1 (503) 555-0123', to: '+1 (503) 555-0199' }],
    ]);
    expect((await notificationsOf(member.id)).map(({ title }) => title)).toEqual([
      'An admin has changed your profile',
    ]);
  });

  it('sets another email with their own password: both addresses are notified, and the new one must be confirmed', async () => {
    const member = await makeMember();
    const email = `${unique('right')}@test.example`;
    const body = await profileOf(member.id, { email });
    const without = await save(member.id, body);
    expect([without.status, Object.keys(without.body.details)]).toEqual([400, ['currentPassword']]);
    const wrong = await save(member.id, { ...body, currentPassword: 'not-this-one' });
    expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([400, ['currentPassword']]);
    const reply = await save(member.id, { ...body, currentPassword: PASSWORD });
    expect([reply.status, reply.body.user.email, reply.body.pendingEmail]).toEqual([
      200,
      member.email,
      email,
    ]);
    const told = await mailTo(member.email, 'Your email address is about to change');
    expect(told.text).toContain(email);
    const token = tokenIn(await mailTo(email, 'Please confirm your new email'));
    expect((await post('/auth/confirm-email', { body: { token } })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    // The owner of the old address can still say that it was not them.
    const undo = tokenIn(await mailTo(member.email, 'Your email address has been changed'));
    expect((await post('/auth/undo-email-change', { body: { token: undo } })).body.email).toBe(
      member.email,
    );
  });

  it('loses nothing typed if someone else has saved meanwhile, or a field is wrong', async () => {
    const member = await makeMember();
    const body = await profileOf(member.id);
    await save(member.id, { ...body, city: 'Salem' });
    const late = await save(member.id, { ...body, city: 'Bend' });
    expect([late.status, late.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const before = await snapshot();
    const wrong = await save(
      member.id,
      await profileOf(member.id, { phoneNumber: '12', city: '' }),
    );
    expect([wrong.status, Object.keys(wrong.body.details).sort()]).toEqual([
      400,
      ['city', 'phoneNumber'],
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('mails somebody a link to set a new password, in their own name', async () => {
    const member = await makeMember();
    const reply = await post(`/users/${member.id}/reset-link`, { token: admin.token });
    expect([reply.status, reply.body]).toEqual([200, { id: member.id }]);
    const mail = await mailTo(member.email, 'Set a new password');
    expect(mail.text).toContain(named(admin).name);
    const password = 'the-heron-waits-9';
    const set = await post('/auth/reset-password', { body: { token: tokenIn(mail), password } });
    expect(set.status).toBe(200);
    expect((await signIn(member.email, password)).status).toBe(200);
    const entries = await historyOf(admin.token, member.id);
    expect(entries.map(({ action }) => action)).toEqual(['reset_link']);
  });

  it('sends no link into an account that is closed', async () => {
    const member = await makeMember({ blocked: true });
    const before = await snapshot();
    const reply = await post(`/users/${member.id}/reset-link`, { token: admin.token });
    expect([reply.status, reply.code]).toEqual([409, 'WRONG_STATE']);
    expect(await snapshot()).toEqual(before);
  });

  it('signs a member out on all devices, and learns on how many', async () => {
    const member = await signedIn();
    const second = await openSession(member.id);
    expect((await detailOf(member.id)).sessions).toBe(2);
    const reply = await del(`/users/${member.id}/sessions`, { token: admin.token });
    expect([reply.status, reply.body]).toEqual([200, { ended: 2 }]);
    for (const { token } of [member, second]) {
      expect((await get('/users/me', { token })).status).toBe(401);
    }
    expect((await detailOf(member.id)).sessions).toBe(0);
    expect((await historyOf(admin.token, member.id)).map(({ action }) => action)).toEqual([
      'signed_out',
    ]);
    // Nothing happened the second time, so nothing is written down.
    const again = await del(`/users/${member.id}/sessions`, { token: admin.token });
    expect([again.status, again.body]).toEqual([200, { ended: 0 }]);
    expect(await historyOf(admin.token, member.id)).toHaveLength(1);
  });
});

describe('correcting an account is refused', () => {
  const calls = (id: number, body: object, { token }: TestSession) => [
    put(`/users/${id}/profile`, { token, body }),
    post(`/users/${id}/reset-link`, { token }),
    del(`/users/${id}/sessions`, { token }),
  ];

  it('for an admin’s own account, which has its own pages', async () => {
    const body = await profileOf(admin.id);
    const before = await snapshot();
    const replies = await Promise.all(calls(admin.id, body, admin));
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(await snapshot()).toEqual(before);
  });

  it('from employees, and from an admin who is not verified', async () => {
    const member = await makeMember();
    const body = await profileOf(member.id);
    const others = [
      await signedIn({ role: 'employee' }),
      await signedIn({ role: 'admin', verified: false }),
    ];
    const before = await snapshot();
    for (const by of others) {
      const replies = await Promise.all(calls(member.id, body, by));
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('for people who have not joined, and for members in the trash', async () => {
    const body = await profileOf((await makeMember()).id);
    const gone = [
      await makeMember({ confirmed: false }),
      await makeMember({ columns: { deleted_at: new Date() } }),
    ];
    const before = await snapshot();
    for (const { id } of gone) {
      const replies = await Promise.all(calls(id, body, admin));
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await snapshot()).toEqual(before);
    expect(
      await db('portal_mails').whereIn(
        'to',
        gone.map(({ email }) => email),
      ),
    ).toEqual([]);
  });
});
