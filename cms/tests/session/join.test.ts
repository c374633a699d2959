import { describe, expect, it } from 'vitest';
import { REQUESTABLE_ROLES } from '@hearthside/contract/access';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { get, post, setCookie } from '../harness/http';
import { makeMember, mailToken, newcomer, PASSWORD, unique } from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { server } from '../harness/shared';
import { until } from '../harness/until';

const register = (body: unknown) => post('/auth/register', { body });
const rowOf = (email: string) => db('up_users').where({ email }).first();

describe('joining', () => {
  it('goes from the form by mail into the portal and out again', async () => {
    const person = newcomer({ email: ` ${unique('Wanda')}@Test.Example ` });
    const email = person.email.trim().toLowerCase();
    const asked = await register(person);
    expect([asked.status, asked.body]).toEqual([200, { message: SESSION_TEXTS.registered }]);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(await rowOf(email)).toMatchObject({
      first_name: 'Wanda',
      phone_number: '(503) 555-0170',
    });

    const early = await post('/auth/local', { body: { email, password: PASSWORD } });
    expect([early.status, early.body]).toEqual([403, { error: SESSION_TEXTS.unconfirmed }]);

    const mail = await mailTo(email, 'Please confirm your email address');
    expect(mail.text).toContain(`${server.baseUrl}/confirm-email?token=`);
    const token = tokenIn(mail);
    const confirm = (body: object) => post('/auth/confirm-email', { body: { token, ...body } });
    expect((await confirm({})).body).toEqual({ email, confirmed: false });
    const stranger = await confirm({ password: 'somebody-elses-8' });
    expect([stranger.status, stranger.body.error]).toEqual([400, SESSION_TEXTS.notJoinedWith]);
    const still = await post('/auth/local', { body: { email, password: PASSWORD } });
    expect(still.status).toBe(403);
    const confirmed = await confirm({ password: PASSWORD });
    expect([confirmed.status, confirmed.body]).toEqual([200, { email, confirmed: true }]);
    expect((await confirm({ password: PASSWORD })).body).toEqual({ error: SESSION_TEXTS.badLink });

    const opened = await post('/auth/local', { body: { email, password: PASSWORD } });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({
      expiresIn: 600,
      me: { email, role: 'caretaker', verified: false },
    });
    const { accessToken: first } = opened.body;
    expect((await get('/users/me', { token: first })).status).toBe(200);

    const cookie = setCookie(opened)?.pair ?? '';
    const renewed = await post('/auth/refresh', { headers: { cookie } });
    expect(renewed.status).toBe(200);
    const { accessToken: token2 } = renewed.body;

    const out = await post('/auth/logout', { headers: { cookie: setCookie(renewed)?.pair ?? '' } });
    expect(out.status).toBe(200);
    expect(setCookie(out)?.value).toBe('');
    for (const token of [first, token2]) {
      expect((await get('/users/me', { token })).status).toBe(401);
    }
  });

  it('tells the newcomer what comes next, and notifies the admins that someone waits', async () => {
    const admin = await makeMember({ role: 'admin' });
    const unverifiedAdmin = await makeMember({ role: 'admin', verified: false });
    const person = await makeMember({ confirmed: false, verified: false, role: 'foster' });
    await post('/auth/confirm-email', {
      body: { token: await mailToken(person.id, 'confirm_email'), password: PASSWORD },
    });
    const notificationsOf = (id: number) =>
      db('portal_notifications').where({ member_id: id }).select();
    expect(await notificationsOf(person.id)).toMatchObject([{ kind: 'welcome', link: '/profile' }]);
    expect(await notificationsOf(admin.id)).toContainEqual(
      expect.objectContaining({ kind: 'newcomer', link: `/users/${person.id}` }),
    );
    expect(await notificationsOf(unverifiedAdmin.id)).toEqual([]);
  });

  it.each(['admin', 'employee', 'board_member', 'authenticated', 'public', '', 3, null])(
    'refuses the role %j',
    async (role) => {
      const person = newcomer({ role });
      const reply = await register(person);
      expect(reply.status).toBe(400);
      expect(reply.body.details).toEqual({ role: 'Please choose a role' });
      expect(await rowOf(person.email)).toBeUndefined();
    },
  );

  it('offers every other role', () => {
    const offered = 'pet_owner caretaker foster volunteer trustee veterinarian attorney user';
    expect([...REQUESTABLE_ROLES].sort()).toEqual(offered.split(' ').sort());
  });

  it.each([
    ['verified', true],
    ['confirmed', true],
    ['blocked', false],
    ['id', 1],
    ['roleId', 3],
    ['role_id', 3],
    ['provider', 'local'],
    ['username', 'root'],
    ['createdAt', '2001-01-01'],
    ['documentId', 'x'],
  ])('refuses %s beside the fields', async (key, value) => {
    const person = newcomer({ [key]: value });
    const reply = await register(person);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.details)).toEqual([key]);
    expect(await rowOf(person.email)).toBeUndefined();
  });

  it('makes a new member unconfirmed, unverified and of the role asked for', async () => {
    const person = newcomer({ role: 'attorney' });
    await register(person);
    const row = await rowOf(person.email);
    expect([row.confirmed, row.verified, row.blocked].map(Boolean)).toEqual([false, false, false]);
    const role = await db('up_roles').where({ id: row.role_id }).first('type');
    expect(role).toEqual({ type: 'attorney' });
    expect(row.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it(
    'makes one member of twenty who join with one address at once',
    { timeout: 60_000 },
    async () => {
      const person = newcomer();
      const replies = await Promise.all(Array.from({ length: 20 }, () => register(person)));
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set([`200 ${JSON.stringify({ message: SESSION_TEXTS.registered })}`]),
      );
      expect(await db('up_users').where({ email: person.email })).toHaveLength(1);
    },
  );

  it('keeps the links of the mails secret: neither queue nor tokens hold them', async () => {
    const person = newcomer();
    await register(person);
    const token = tokenIn(await mailTo(person.email, 'Please confirm'));
    await expect
      .poll(async () => (await db('portal_mails').where({ to: person.email }).first()).sent_at)
      .not.toBeNull();
    const kept = [await db('portal_mails').select(), await db('portal_mail_tokens').select()];
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('gives an address to nobody who joined with it without owning it', async () => {
    const victim = newcomer();
    const strangers = { ...victim, firstName: 'Mallory', password: 'the-stranger-knows-8' };
    await post('/auth/register', { body: strangers });
    const first = await mailTo(victim.email, 'Please confirm');
    await post('/auth/register', { body: victim });
    const token = await until('the second mail has come', async () => {
      const newest = tokenIn(await mailTo(victim.email, 'Please confirm'));
      return newest === tokenIn(first) ? '' : newest;
    });
    const reply = await post('/auth/confirm-email', {
      body: { token, password: victim.password },
    });
    expect([reply.status, reply.body.error]).toEqual([400, SESSION_TEXTS.notJoinedWith]);
    const { email } = victim;
    for (const password of [victim.password, strangers.password]) {
      expect((await post('/auth/local', { body: { email, password } })).status).not.toBe(200);
    }
    // Owning the mailbox is what counts: a new password proves it and ends the stranger's.
    const { id } = await db('up_users').where({ email }).first('id');
    const reset = { token: await mailToken(id, 'reset_password'), password: victim.password };
    expect((await post('/auth/reset-password', { body: reset })).status).toBe(200);
    const mine = await post('/auth/local', { body: { email, password: victim.password } });
    const theirs = await post('/auth/local', { body: { email, password: strangers.password } });
    expect([mine.status, theirs.status]).toEqual([200, 400]);
  });

  it('sends the confirmation again, and only the newest link works', async () => {
    const person = newcomer();
    await register(person);
    const first = tokenIn(await mailTo(person.email, 'Please confirm'));
    const again = await post('/auth/send-email-confirmation', { body: { email: person.email } });
    expect(again.body).toEqual({ message: SESSION_TEXTS.confirmationSent });
    await expect
      .poll(async () => (await mailsTo(person.email)).length, { timeout: 15_000 })
      .toBe(2);
    const second = tokenIn(await mailTo(person.email, 'Please confirm'));
    expect((await post('/auth/confirm-email', { body: { token: first } })).status).toBe(400);
    expect((await post('/auth/confirm-email', { body: { token: second } })).status).toBe(200);
  });

  it('refuses expired links and those of another purpose', async () => {
    const { id } = await makeMember({ confirmed: false });
    for (const token of [
      await mailToken(id, 'confirm_email', -1000),
      await mailToken(id, 'reset_password'),
    ]) {
      expect((await post('/auth/confirm-email', { body: { token } })).status).toBe(400);
    }
    expect(Boolean((await db('up_users').where({ id }).first()).confirmed)).toBe(false);
  });
});
