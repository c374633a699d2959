import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import { mailToken, makeMember, openSession, PASSWORD, signedIn, unique } from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { until } from '../harness/until';

type Me = Awaited<ReturnType<typeof signedIn>>;
const fresh = () => `${unique('taker')}@test.example`;

/** A save of the whole profile with this address, as a window does it that stands open. */
async function save(me: Me, email: string, currentPassword?: string) {
  const { body } = await get('/users/me', { token: me.token });
  const { firstName, lastName, phoneNumber, address } = body;
  const given = currentPassword === undefined ? {} : { currentPassword };
  const profile = { firstName, lastName, phoneNumber, ...address, email };
  return put('/users/me', { token: me.token, body: { ...profile, ...given } });
}
const confirmNew = async (email: string) =>
  post('/auth/confirm-email', {
    body: { token: tokenIn(await mailTo(email, 'Please confirm your new email')) },
  });
const undo = (token: string) => post('/auth/undo-email-change', { body: { token } });
const signIn = (email: string, password: string) =>
  post('/auth/local', { body: { email, password } });
const asked = (email: string) => mailTo(email, 'Your email address is about to change');
const asksTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) =>
    subject?.startsWith('Your email address is about to change'),
  );
const emailOf = async ({ id }: { id: number }) =>
  (await db('up_users').where({ id }).first('email')).email;

/** Someone at another's open window, who also knows the password, has made the account theirs. */
async function takenOver() {
  const me = await signedIn();
  const email = fresh();
  await save(me, email, PASSWORD);
  const token = tokenIn(await asked(me.email));
  expect((await confirmNew(email)).status).toBe(200);
  return { me, email, token };
}

describe('another email address', () => {
  it('asks for the password, and without it nothing is changed or mailed', async () => {
    const me = await signedIn();
    const email = fresh();
    for (const [given, sentence] of [
      [undefined, SESSION_TEXTS.passwordForEmail],
      ['not-the-password', SESSION_TEXTS.wrongPassword],
    ] as const) {
      const reply = await save(me, email, given);
      const details = { currentPassword: sentence };
      expect([reply.status, reply.body]).toEqual([400, { error: sentence, details }]);
    }
    expect((await get('/users/me', { token: me.token })).body.pendingEmail).toBeNull();
    expect(await db('portal_mails').whereIn('to', [email, me.email])).toEqual([]);
  });

  it('asks for none where the address stays, is given up, or has been asked for before', async () => {
    const me = await signedIn();
    const email = fresh();
    expect((await save(me, me.email)).status).toBe(200);
    expect((await save(me, email, PASSWORD)).status).toBe(200);
    expect((await save(me, email)).body.pendingEmail).toBe(email);
    expect((await save(me, me.email)).body.pendingEmail).toBeNull();
    // Told once: the same wish again is no news.
    await asked(me.email);
    expect(await mailsTo(me.email)).toHaveLength(1);
  });

  it('of a caregiver asks for the password of the admin who gives it', async () => {
    const admin = await signedIn({ role: 'admin' });
    const other = await signedIn({ role: 'caretaker' });
    const email = fresh();
    const { body } = await get('/users/me', { token: other.token });
    const { firstName, lastName, phoneNumber, address } = body;
    const wish = { userId: other.id, firstName, lastName, phoneNumber, ...address, email };
    const ask = (more: object) =>
      put('/caregivers/profile', { token: admin.token, body: { ...wish, ...more } });
    expect((await ask({})).status).toBe(400);
    expect((await ask({ currentPassword: PASSWORD })).status).toBe(200);
    expect((await asked(other.email)).text).toContain(email);
  });
});

describe('a person who reads at the old address that a change was requested', () => {
  it('learns at once whom to write to and how to undo it', async () => {
    const settings = await db('portal_settings').first('support_email');
    const me = await signedIn();
    const email = fresh();
    await save(me, email, PASSWORD);
    const mail = await asked(me.email);
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('/undo-email-change?token=');
    if (settings?.support_email) expect(mail.text).toContain(settings.support_email);
    const row = await db('portal_mail_tokens')
      .where({ member_id: me.id, purpose: 'undo_email_change' })
      .first();
    const days = (Number(new Date(row.expires_at)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });

  it('can undo what is not confirmed yet: everyone is signed out, and only a new password opens the account', async () => {
    const me = await signedIn();
    const email = fresh();
    await save(me, email, PASSWORD);
    const confirming = tokenIn(await mailTo(email, 'Please confirm your new email'));
    const reply = await undo(tokenIn(await asked(me.email)));
    expect([reply.status, reply.body]).toEqual([
      200,
      { message: SESSION_TEXTS.emailKept, email: me.email, resetToken: expect.any(String) },
    ]);
    expect((await get('/users/me', { token: me.token })).status).toBe(401);
    expect((await post('/auth/confirm-email', { body: { token: confirming } })).status).toBe(400);
    expect((await signIn(me.email, PASSWORD)).status).toBe(400);
    const body = { token: reply.body.resetToken, password: 'Anemone-under-ash-5' };
    expect((await post('/auth/reset-password', { body })).status).toBe(200);
    const opened = await signIn(me.email, 'Anemone-under-ash-5');
    expect([opened.status, opened.body.me.pendingEmail]).toEqual([200, null]);
  });

  it('gets the address back once another has it, and no link that was mailed there still opens', async () => {
    const { me, email, token } = await takenOver();
    await post('/auth/forgot-password', { body: { email } });
    const reset = tokenIn(await mailTo(email, 'Set a new password'));
    const taker = await openSession(me.id);
    expect((await undo(token)).body).toMatchObject({ email: me.email });
    expect(await emailOf(me)).toBe(me.email);
    expect((await get('/users/me', { token: taker.token })).status).toBe(401);
    const body = { token: reset, password: 'Anemone-under-ash-5' };
    expect((await post('/auth/reset-password', { body })).status).toBe(400);
    expect((await signIn(email, PASSWORD)).status).toBe(400);
  });

  it('can still undo it after the new holder has chosen a password, and by the mail about the change too', async () => {
    const { me, email } = await takenOver();
    const body = { token: await mailToken(me.id, 'reset_password'), password: 'Taken-over-now-9' };
    expect((await post('/auth/reset-password', { body })).status).toBe(200);
    expect((await signIn(email, 'Taken-over-now-9')).status).toBe(200);
    const told = await mailTo(me.email, 'Your email address has been changed');
    expect((await undo(tokenIn(told))).status).toBe(200);
    expect(await emailOf(me)).toBe(me.email);
    expect((await signIn(me.email, 'Taken-over-now-9')).status).toBe(400);
  });

  it('gets the address back once the new holder has closed the account, and opens it by signing in', async () => {
    const { me, email, token } = await takenOver();
    const taker = await openSession(me.id);
    const closing = { currentPassword: PASSWORD, animals: [] };
    const closed = await post('/users/me/closing', { token: taker.token, body: closing });
    expect(closed.status).toBe(200);
    const { status, body } = await undo(token);
    expect([status, body.email]).toEqual([200, me.email]);
    expect(body.message).toContain(SESSION_TEXTS.closedNotErased);
    expect((await signIn(email, PASSWORD)).status).toBe(400);
    const reset = { token: body.resetToken, password: 'Anemone-under-ash-5' };
    expect((await post('/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await signIn(me.email, 'Anemone-under-ash-5')).status).toBe(200);
    expect(await db('up_users').where({ id: me.id }).first('deleted_at')).toEqual({
      deleted_at: null,
    });
  });

  it('is refused where an admin has deleted the account', async () => {
    const { me, email, token } = await takenOver();
    const admin = await signedIn({ role: 'admin' });
    expect((await del(`/users/${me.id}`, { token: admin.token })).status).toBe(200);
    expect((await undo(token)).status).toBe(400);
    expect(await emailOf(me)).toBe(email);
  });

  it('changes nothing by looking at the link, and can use it once', async () => {
    const { me, email, token } = await takenOver();
    expect((await get('/auth/undo-email-change', { query: { token } })).status).toBe(405);
    expect(await emailOf(me)).toBe(email);
    expect((await undo(token)).status).toBe(200);
    const again = await undo(token);
    expect([again.status, again.body]).toEqual([400, { error: SESSION_TEXTS.badLink }]);
  });

  it('is refused after the seven days', async () => {
    const { me, email, token } = await takenOver();
    const past = new Date(Date.now() - 1000);
    await db('portal_mail_tokens').where({ member_id: me.id }).update({ expires_at: past });
    expect((await undo(token)).status).toBe(400);
    expect(await emailOf(me)).toBe(email);
  });

  it('learns if another account has the address by now, and the account stays locked until that is settled', async () => {
    const { me, email, token } = await takenOver();
    // Nobody gets it by joining; an import or a hand in the database may give it.
    const other = await makeMember();
    await db('up_users').where({ id: other.id }).update({ email: me.email, username: me.email });
    const taker = await openSession(me.id);
    const reply = await undo(token);
    expect([reply.status, reply.body]).toEqual([
      200,
      { message: SESSION_TEXTS.emailTaken, email: me.email, resetToken: null },
    ]);
    expect((await get('/users/me', { token: taker.token })).status).toBe(401);
    expect([await emailOf(me), await emailOf(other)]).toEqual([email, me.email]);
    await post('/auth/forgot-password', { body: { email } });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await signIn(email, PASSWORD)).status).toBe(400);
  });
});

describe('a former address, for seven days,', () => {
  it('is nobody else\u2019s: not by joining, inviting or another change', async () => {
    const { me } = await takenOver();
    const person = { firstName: 'New', lastName: 'Comer', phoneNumber: '5035550188' };
    const joined = await post('/auth/register', {
      body: { ...person, email: me.email, password: 'Anemone-under-ash-5', role: 'pet_owner' },
    });
    expect([joined.status, joined.body]).toEqual([200, { message: SESSION_TEXTS.registered }]);
    await mailTo(me.email, 'This email address isn\u2019t available yet');

    const admin = await signedIn({ role: 'admin' });
    const invited = await post('/users/invitations', {
      token: admin.token,
      body: { ...person, email: me.email, role: 'foster' },
    });
    const details = { email: SESSION_TEXTS.emailReserved };
    expect([invited.status, invited.body.details]).toEqual([409, details]);

    const other = await signedIn();
    await save(other, me.email, PASSWORD);
    expect(await db('up_users').where({ email: me.email })).toEqual([]);
    expect((await mailsTo(me.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^Please confirm/),
    );
  });

  it('can’t be taken over again by links that were sent to the person who took it over', async () => {
    const { me, email, token } = await takenOver();
    const taker = { ...me, ...(await openSession(me.id)) };
    // Each further wish is told to the address the taker reads, with a link.
    const wishes = [fresh(), fresh()];
    for (const wish of wishes) expect((await save(taker, wish, PASSWORD)).status).toBe(200);
    await until('both links are mailed', async () => (await asksTo(email)).length === 2);
    const links = (await asksTo(email)).map(tokenIn);
    const { body } = await undo(token);
    expect(body).toMatchObject({ email: me.email, resetToken: expect.any(String) });
    for (const link of links) {
      expect((await undo(link)).body).toEqual({ error: SESSION_TEXTS.badLink });
    }
    expect(await emailOf(me)).toBe(me.email);
    const password = 'Another-lantern-by-the-gate-9';
    const chosen = { token: body.resetToken, password };
    expect((await post('/auth/reset-password', { body: chosen })).status).toBe(200);
    expect((await signIn(me.email, password)).status).toBe(200);
  });

  it('is recovered by the first link, even if a later one was followed before', async () => {
    const { me, email, token } = await takenOver();
    const taker = { ...me, ...(await openSession(me.id)) };
    await save(taker, fresh(), PASSWORD);
    expect((await undo(tokenIn(await asked(email)))).status).toBe(200);
    expect((await undo(token)).body).toMatchObject({ email: me.email });
    expect(await emailOf(me)).toBe(me.email);
  });

  it('can be taken again by its owner, and afterwards by anybody', async () => {
    const { me, email } = await takenOver();
    await save(me, me.email, PASSWORD);
    expect((await confirmNew(me.email)).body).toEqual({ email: me.email, confirmed: true });
    const past = new Date(Date.now() - 1000);
    await db('portal_mail_tokens').where({ member_id: me.id }).update({ expires_at: past });
    const other = await signedIn();
    await save(other, email, PASSWORD);
    expect(await db('portal_mails').where({ to: email }).select('subject')).toContainEqual({
      subject: expect.stringMatching(/^Please confirm your new/),
    });
  });
});
