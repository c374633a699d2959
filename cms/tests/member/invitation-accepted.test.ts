import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { get, patch, post } from '../harness/http';
import { makeMember, mailToken, openSession, PASSWORD, signedIn } from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { notificationsOf } from '../harness/notifications';
import { until } from '../harness/until';
import { accept, invited, signIn } from './invited';

const admin = await signedIn({ role: 'admin', firstName: 'Agnes', lastName: 'Inviter' });
const BAD_LINK = [400, { error: SESSION_TEXTS.badLink }];
const rowOf = (email: string) => db('up_users').where({ email }).first();

describe('accepting an invitation', () => {
  it('leads from the mail to choosing a password and into the portal', async () => {
    const person = await invited(admin, { role: 'employee', phoneNumber: '503 555 0111' });
    const mailed = tokenIn(await mailTo(person.email, 'You are invited'));
    const chosen = await accept(mailed);
    const { email } = person;
    const message = SESSION_TEXTS.passwordChanged;
    expect([chosen.status, chosen.body]).toEqual([200, { message, email }]);
    const { status, body } = await signIn(person.email);
    expect(status).toBe(200);
    expect(body.me).toMatchObject({
      id: person.id,
      role: 'employee',
      verified: true,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: '503 555 0111',
      visibility: { showEmail: true, showCity: true },
    });
    const { token } = await openSession(person.id);
    expect((await get('/directory', { token, query: { role: 'foster' } })).status).toBe(200);
    expect((await get(`/users/${person.id}`, { token: admin.token })).status).toBe(200);
    // They are welcomed; nobody warns them of a password they have just chosen.
    expect(await notificationsOf(person.id)).toMatchObject([{ kind: 'welcome', link: '/profile' }]);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('notifies the admins', async () => {
    const person = await invited(admin);
    await accept(person.link);
    const name = `${person.firstName} ${person.lastName}`;
    expect(await notificationsOf(admin.id)).toContainEqual({
      kind: 'newcomer',
      title: `${name} has joined`,
      link: `/users/${person.id}`,
      body: `${name} accepted the invitation and joined with the role Foster.`,
    });
  });

  it('works once', async () => {
    const person = await invited(admin);
    expect((await accept(person.link)).status).toBe(200);
    const again = await accept(person.link, 'Another-lantern-8');
    expect([again.status, again.body]).toEqual(BAD_LINK);
    expect((await signIn(person.email, 'Another-lantern-8')).status).toBe(400);
  });

  it('works for one of four who follow the link at once', async () => {
    const person = await invited(admin);
    const passwords = [1, 2, 3, 4].map((n) => `${PASSWORD}-${n}`);
    const replies = await Promise.all(passwords.map((one) => accept(person.link, one)));
    const won = replies.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    for (const { status } of replies) expect([200, 400, 409]).toContain(status);
    expect((await signIn(person.email, passwords[won[0] ?? 0])).status).toBe(200);
    expect(await notificationsOf(person.id)).toHaveLength(1);
  });

  it('takes no weak password, and the link is not used up by one', async () => {
    const person = await invited(admin);
    for (const password of ['short', 'password123', person.email]) {
      const reply = await accept(person.link, password);
      expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, ['password']]);
    }
    expect((await accept(person.link)).status).toBe(200);
  });

  it('is too late when the link has run out', async () => {
    const person = await invited(admin);
    const past = new Date(Date.now() - 1);
    await db('portal_mail_tokens').where({ member_id: person.id }).update({ expires_at: past });
    const reply = await accept(person.link);
    expect([reply.status, reply.body]).toEqual(BAD_LINK);
    expect(Boolean((await rowOf(person.email)).confirmed)).toBe(false);
  });

  it('is no way around confirming: the link confirms nothing elsewhere', async () => {
    const person = await invited(admin);
    const body = { token: person.link, password: PASSWORD };
    const reply = await post('/auth/confirm-email', { body });
    expect([reply.status, reply.body]).toEqual(BAD_LINK);
    expect((await accept(person.link)).status).toBe(200);
    const joined = await makeMember({ confirmed: false });
    const link = await mailToken(joined.id, 'confirm_email');
    expect((await accept(link)).status).toBe(400);
  });
});

describe('an invitation of somebody whom nobody vouches for', () => {
  it('leads to the same waiting as joining does', async () => {
    const person = await invited(admin, { role: 'employee', verified: false });
    await accept(person.link);
    const { body } = await signIn(person.email);
    const token = body.accessToken;
    expect(body.me.verified).toBe(false);
    expect((await get('/directory', { token, query: { role: 'foster' } })).status).toBe(403);
    const { checklist } = (await get('/users/me/home', { token })).body;
    expect(checklist).toEqual([
      { step: 'profile', done: false },
      { step: 'forms', done: false },
      { step: 'verification', done: false },
    ]);
    const query = { search: person.lastName, verified: false };
    expect((await get('/users', { token: admin.token, query })).body.pagination.total).toBe(1);
    const notification = (await notificationsOf(admin.id)).find(
      ({ link }) => link === `/users/${person.id}`,
    );
    expect(notification?.body).toContain('is waiting to be verified');
    const verify = { token: admin.token, body: { verified: true } };
    expect((await patch(`/users/${person.id}/verify`, verify)).status).toBe(200);
    expect((await get('/directory', { token, query: { role: 'foster' } })).status).toBe(200);
  });
});

describe('before an invitation is accepted', () => {
  it('nobody can sign in, whatever they try, and the answers are those for a stranger', async () => {
    const person = await invited(admin);
    const row = await rowOf(person.email);
    const stranger = await signIn('nobody-at-all@test.example');
    for (const password of [PASSWORD, row.password, 'never-chosen']) {
      const reply = await signIn(person.email, password);
      expect([reply.status, reply.body]).toEqual([400, { error: SESSION_TEXTS.wrongCredentials }]);
      expect(reply.body).toEqual(stranger.body);
    }
  });

  it('an invited admin has no rights and is not notified of anything', async () => {
    const person = await invited(admin, { role: 'admin' });
    const newcomer = await makeMember({ confirmed: false, verified: false });
    const body = { token: await mailToken(newcomer.id, 'confirm_email'), password: PASSWORD };
    expect((await post('/auth/confirm-email', { body })).status).toBe(200);
    expect(await notificationsOf(person.id)).toEqual([]);
    // Even if someone had a session of theirs, it would open nothing.
    const { token } = await openSession(person.id);
    for (const path of ['/users', '/history', '/users/me']) {
      expect((await get(path, { token })).status, path).toBe(401);
    }
    await accept(person.link);
    const own = await openSession(person.id);
    expect((await get('/users', { token: own.token })).status).toBe(200);
  });
});

describe('somebody invited who does not wait for the link', () => {
  const joining = (email: string) => ({
    firstName: 'Mallory',
    lastName: 'Stranger',
    email,
    phoneNumber: '5035550170',
    password: 'the-stranger-knows-8',
    role: 'pet_owner',
  });
  /** The links that were mailed, once there are two. */
  const linksTo = (email: string) =>
    until('the invitation comes again', async () => {
      const mails = await mailsTo(email);
      return mails.length === 2 && mails.map(tokenIn);
    });

  it.each([
    [
      'by joining',
      (email: string) => post('/auth/register', { body: joining(email) }),
      SESSION_TEXTS.registered,
    ],
    [
      'by asking for the confirmation',
      (email: string) => post('/auth/send-email-confirmation', { body: { email } }),
      SESSION_TEXTS.confirmationSent,
    ],
  ])('gets it again %s, and nobody takes the account over', async (_how, ask, message) => {
    const person = await invited(admin, { role: 'board_member' });
    const before = await rowOf(person.email);
    const reply = await ask(person.email);
    expect([reply.status, reply.body]).toEqual([200, { message }]);
    const [first = '', second = ''] = await linksTo(person.email);
    const { invited_at: _then, updated_at: _when, ...kept } = before;
    expect(await rowOf(person.email)).toMatchObject(kept);
    expect((await signIn(person.email, 'the-stranger-knows-8')).status).toBe(400);
    for (const old of [first, person.link]) expect((await accept(old)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);
    expect((await signIn(person.email, 'the-stranger-knows-8')).status).toBe(400);
    expect((await signIn(person.email)).body.me).toMatchObject({
      role: 'board_member',
      verified: true,
      firstName: person.firstName,
    });
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects.every((subject) => subject?.startsWith('You are invited'))).toBe(true);
  });

  it('gets it again for a forgotten password, which they do not have yet', async () => {
    const person = await invited(admin);
    await post('/auth/forgot-password', { body: { email: person.email } });
    const [first = '', second = ''] = await linksTo(person.email);
    for (const old of [first, person.link]) expect((await accept(old)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(200);
  });

  it.each(['/auth/forgot-password', '/auth/send-email-confirmation'])(
    'gives an invitation no more time by %s, and none at all when its days are over',
    async (path) => {
      const person = await invited(admin);
      const invitedAt = new Date(Date.now() - 10 * 86_400_000);
      const age = (invited_at: Date) =>
        db('up_users').where({ id: person.id }).update({ invited_at });
      await age(invitedAt);
      await post(path, { body: { email: person.email } });
      expect(await linksTo(person.email)).toHaveLength(2);
      const link = await db('portal_mail_tokens').where({ member_id: person.id }).first();
      const ends = invitedAt.getTime() + 14 * 86_400_000;
      expect(Math.abs(new Date(link.expires_at).getTime() - ends)).toBeLessThan(2000);

      await age(new Date(Date.now() - 15 * 86_400_000));
      const before = await db('portal_mails').where({ to: person.email }).count();
      const { status } = await post(path, { body: { email: person.email } });
      expect(status).toBe(200);
      expect(await db('portal_mails').where({ to: person.email }).count()).toEqual(before);
    },
  );
});
