import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { del, get, post, setCookie, type Reply } from '../harness/http';
import { closeWindows, openWindow } from '../harness/live';
import { mailToken, makeMember, openSession, PASSWORD, signedIn } from '../harness/members';
import { historyOf, named } from '../harness/notifications';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { codeOf, firstStep, memberWithApp, secondStep } from '../harness/second-factor';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SUBJECT = 'Sign-in from a new device';
const NEW_PASSWORD = 'Anemone-under-ash-5';

const signIn = (email: string, cookie = '', more: object = {}, password = PASSWORD) =>
  post('/auth/local', {
    body: { email, password, ...more },
    headers: { 'user-agent': FIREFOX, ...(cookie && { cookie }) },
  });
const deviceIn = (reply: Reply) => {
  const { pair } = setCookie(reply, 'hearthside_device') ?? {};
  if (!pair) throw new Error('The device got no cookie.');
  return pair;
};
const deny = (token: string) => post('/auth/deny-sign-in', { body: { token } });
const told = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject?.startsWith(SUBJECT)).length;
/** Every mail is in the table before the sign-in that causes it is answered. */
const queued = (email: string) =>
  db('portal_mails').where({ to: email }).where('subject', 'like', `${SUBJECT}%`).pluck('id');

/** A member who has signed in before, and somebody who has done so on another device, with the mail about it. */
async function takenOver() {
  const me = await signedIn();
  const taker = await signIn(me.email);
  return { me, taker, token: tokenIn(await mailTo(me.email, SUBJECT)) };
}

afterEach(closeWindows);

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

describe('a sign-in on a new device', () => {
  it('is reported by a mail with the device, the time at the office and a link, and no place', async () => {
    const { me } = await takenOver();
    const { text = '', subject } = await mailTo(me.email, SUBJECT);
    expect(subject).toMatch(/^Sign-in from a new device/);
    expect(text).toMatch(
      /^Device: Firefox on Windows\. Time: \w{3}, \w{3} \d{1,2}(, \d{4})?, \d{1,2}:\d\d [AP]M \w+\.$/m,
    );
    expect(text).toContain('/deny-sign-in?token=');
    expect(text).not.toMatch(/unsubscribe/);
    const row = await db('portal_mail_tokens')
      .where({ member_id: me.id, purpose: 'deny_sign_in' })
      .first();
    const days = (Number(new Date(row.expires_at)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });

  it('is reported once for the same device, and again for another one', async () => {
    const me = await signedIn();
    const cookie = deviceIn(await signIn(me.email));
    expect(await queued(me.email)).toHaveLength(1);
    expect((await signIn(me.email, cookie)).status).toBe(200);
    expect(await queued(me.email)).toHaveLength(1);
    await signIn(me.email);
    expect(await queued(me.email)).toHaveLength(2);
  });

  it('is not reported for the first sign-in ever, nor for the next ones on that device', async () => {
    const me = await makeMember();
    const cookie = deviceIn(await signIn(me.email));
    expect((await signIn(me.email, cookie)).status).toBe(200);
    expect(await queued(me.email)).toEqual([]);
  });

  it('is not reported if another member’s device is used by its own member', async () => {
    const [me, other] = [await makeMember(), await makeMember()];
    const first = deviceIn(await signIn(me.email));
    const both = deviceIn(await signIn(other.email, first));
    expect((await signIn(me.email, both)).status).toBe(200);
    expect(await queued(me.email)).toEqual([]);
  });

  it('is reported each time on a shared computer, which stores nothing', async () => {
    const me = await signedIn();
    const reply = await signIn(me.email, '', { shared: true });
    expect(setCookie(reply, 'hearthside_device')).toBeUndefined();
    await signIn(me.email, '', { shared: true });
    expect(await queued(me.email)).toHaveLength(2);
  });

  it('is reported after the second step, and not before it', async () => {
    const { id, email, secret } = await memberWithApp();
    await openSession(id);
    const { cookie } = await firstStep(email);
    expect(await queued(email)).toEqual([]);
    expect((await secondStep(cookie, { code: codeOf(secret) })).status).toBe(200);
    expect(await queued(email)).toHaveLength(1);
  });

  it('is not reported for a wrong password', async () => {
    const me = await signedIn();
    expect((await signIn(me.email, '', {}, 'not-the-password')).status).toBe(400);
    expect(await queued(me.email)).toEqual([]);
  });
});

describe('a member who reports by the mail that a sign-in was not theirs', () => {
  it('ends every session and open window, and only a new password opens the account', async () => {
    const { me, taker, token } = await takenOver();
    const window = await openWindow({ ...me, token: taker.body.accessToken });
    const reply = await deny(token);
    expect([reply.status, reply.body]).toEqual([
      200,
      { message: SESSION_TEXTS.signInDenied, email: me.email, resetToken: expect.any(String) },
    ]);
    expect(await window.isCut()).toBeLessThan(1000);
    for (const one of [me.token, taker.body.accessToken]) {
      expect((await get('/users/me', { token: one })).status).toBe(401);
    }
    expect((await signIn(me.email, deviceIn(taker))).status).toBe(400);
    const body = { token: reply.body.resetToken, password: NEW_PASSWORD };
    const chosen = await post('/auth/reset-password', { body });
    expect(chosen.status).toBe(200);
    expect((await signIn(me.email, deviceIn(chosen), {}, NEW_PASSWORD)).status).toBe(200);
    expect(await told(me.email)).toBe(1);
    const [entry] = await historyOf(admin.token, me.id);
    expect(entry).toMatchObject({
      action: 'sign_in_denied',
      by: named(me),
      changes: [{ field: 'Device', from: '', to: 'Firefox on Windows' }],
    });
  });

  it('makes every device a new one, even that of the person who signed in', async () => {
    const { me, taker, token } = await takenOver();
    const { body } = await deny(token);
    await post('/auth/reset-password', {
      body: { token: body.resetToken, password: NEW_PASSWORD },
    });
    await signIn(me.email, deviceIn(taker), {}, NEW_PASSWORD);
    expect(await queued(me.email)).toHaveLength(2);
  });

  it('no longer has any device trusted with the password alone', async () => {
    const { id } = await memberWithApp();
    const seed = () => db('portal_second_factors').where({ member_id: id }).first('device_seed');
    const before = await seed();
    const { status, body } = await deny(await mailToken(id, 'deny_sign_in'));
    expect(status).toBe(200);
    expect(await seed()).not.toEqual(before);
    // A stranger may have turned it on, and only the office can take it away.
    expect(body.message).toContain(SESSION_TEXTS.factorNotYours);
  });

  it('can still do so after the person who signed in has changed the password', async () => {
    const { me, taker, token } = await takenOver();
    const body = { currentPassword: PASSWORD, password: 'Taken-over-now-9' };
    const changed = await post('/auth/change-password', { token: taker.body.accessToken, body });
    expect(changed.status).toBe(200);
    expect((await deny(token)).status).toBe(200);
    expect((await signIn(me.email, '', {}, 'Taken-over-now-9')).status).toBe(400);
  });

  it('can still do so after the person who signed in has changed the password and closed the account', async () => {
    const { me, taker, token } = await takenOver();
    const taken = 'Taken-over-now-9';
    const { accessToken } = taker.body;
    const change = { currentPassword: PASSWORD, password: taken };
    await post('/auth/change-password', { token: accessToken, body: change });
    const closing = { currentPassword: taken, animals: [] };
    const closed = await post('/users/me/closing', { token: accessToken, body: closing });
    expect(closed.status).toBe(200);
    const { status, body } = await deny(token);
    expect(status).toBe(200);
    expect(body.message).toContain(SESSION_TEXTS.closedNotErased);
    expect((await signIn(me.email, '', {}, taken)).status).toBe(400);
    // Its owner may have closed it, so it is theirs to open it again.
    const isClosed = () =>
      db('up_users').where({ id: me.id }).whereNotNull('deleted_at').pluck('id');
    expect(await isClosed()).toEqual([me.id]);
    const reset = { token: body.resetToken, password: NEW_PASSWORD };
    expect((await post('/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await signIn(me.email, '', {}, NEW_PASSWORD)).status).toBe(200);
    expect(await isClosed()).toEqual([]);
  });

  it('is refused where an admin has deleted the account meanwhile, also one that was closed before', async () => {
    const { me } = await takenOver();
    const removed = await del(`/users/${me.id}`, { token: admin.token });
    expect(removed.status).toBe(200);
    const token = await mailToken(me.id, 'deny_sign_in');
    expect((await deny(token)).status).toBe(400);
  });

  it('can use an earlier mail where a later one has come', async () => {
    const { me, token } = await takenOver();
    await signIn(me.email, '', { shared: true });
    expect((await deny(token)).status).toBe(200);
  });

  it('changes nothing by looking at the link, and can use it once', async () => {
    const { me, token } = await takenOver();
    expect((await get('/auth/deny-sign-in', { query: { token } })).status).toBe(405);
    expect((await get('/users/me', { token: me.token })).status).toBe(200);
    expect((await deny(token)).status).toBe(200);
    const again = await deny(token);
    expect([again.status, again.body]).toEqual([400, { error: SESSION_TEXTS.badLink }]);
  });

  it('is refused after the seven days, and with the link of another mail', async () => {
    const { me, token } = await takenOver();
    const past = new Date(Date.now() - 1000);
    await db('portal_mail_tokens').where({ member_id: me.id }).update({ expires_at: past });
    expect((await deny(token)).status).toBe(400);
    await post('/auth/forgot-password', { body: { email: me.email } });
    const reset = tokenIn(await mailTo(me.email, 'Set a new password'));
    expect((await deny(reset)).status).toBe(400);
    expect((await get('/users/me', { token: me.token })).status).toBe(200);
  });

  it('is refused where an admin has suspended the account meanwhile', async () => {
    const { me, token } = await takenOver();
    await db('up_users').where({ id: me.id }).update({ blocked: true });
    expect((await deny(token)).status).toBe(400);
  });
});
