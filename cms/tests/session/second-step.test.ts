import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { db } from '../harness/database';
import { del, get, post, setCookie } from '../harness/http';
import { makeMember, openSession, PASSWORD } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { makeAuthenticator } from '../harness/passkey';
import {
  addPasskey,
  codeOf,
  firstStep,
  freshCodes,
  memberWithApp,
  secondStep,
} from '../harness/second-factor';

const OPTIONS = '/auth/second-factor/sign-in/options';
const optionsOf = (cookie: string) => post(OPTIONS, { headers: { cookie } });

describe('signing in with a second factor', () => {
  it('opens no session by the password alone, and one with the code of the app', async () => {
    const { id, email, secret } = await memberWithApp();
    const before = await db('portal_sessions').where({ member_id: id }).pluck('id');
    const { reply, cookie } = await firstStep(email);
    expect([reply.status, reply.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
    expect(setCookie(reply)).toBeUndefined();
    expect(reply.text).not.toMatch(/accessToken|storageKey/);
    expect(await db('portal_sessions').where({ member_id: id }).pluck('id')).toEqual(before);
    const attributes = setCookie(reply, 'hearthside_second_step')?.attributes.join().toLowerCase();
    expect(attributes).toMatch(/path=\/api\/auth.*httponly|httponly.*path=\/api\/auth/);

    const options = await optionsOf(cookie);
    const ways = { hasSecondFactor: true, hasApp: true, recoveryCodes: 10, passkey: null };
    expect([options.status, options.body]).toEqual([200, ways]);
    const done = await secondStep(cookie, { code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect((await get('/users/me', { token: done.body.accessToken })).body.email).toBe(email);
    expect(setCookie(done)).toBeDefined();
  });

  it('reveals to nobody without the right password that there is one', async () => {
    const { email } = await memberWithApp();
    const guess = await post('/auth/local', { body: { email, password: 'not-the-password' } });
    expect([guess.status, guess.code]).toEqual([400, 'PASSWORD_WRONG']);
    expect(setCookie(guess, 'hearthside_second_step')).toBeUndefined();
  });

  it('takes each code once, also from two who come at the same time', async () => {
    const { email, secret } = await memberWithApp();
    const code = codeOf(secret);
    const tickets = [await firstStep(email), await firstStep(email)];
    const both = await Promise.all(tickets.map(({ cookie }) => secondStep(cookie, { code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await secondStep((await firstStep(email)).cookie, { code });
    expect(again.body.details).toEqual({ code: SECOND_FACTOR_TEXTS.usedCode });
    // The one before is older than one that was used.
    const older = await secondStep((await firstStep(email)).cookie, { code: codeOf(secret, -1) });
    expect(older.status).toBe(400);
  });

  it('says by the field what is wrong with a code, and the same sign-in goes on', async () => {
    const { email, secret } = await memberWithApp();
    const { cookie } = await firstStep(email);
    const wrong = await secondStep(cookie, { code: '000 000' });
    expect([wrong.status, wrong.body.details]).toEqual([
      400,
      { code: SECOND_FACTOR_TEXTS.wrongCode },
    ]);
    expect((await secondStep(cookie, { code: '12345' })).body.details).toEqual({
      code: SECOND_FACTOR_TEXTS.digits,
    });
    expect((await secondStep(cookie, {})).status).toBe(400);
    const two = { code: codeOf(secret), recoveryCode: 'ABCD-ABCD-ABCD-ABCD' };
    expect((await secondStep(cookie, two)).status).toBe(400);
    expect((await secondStep(cookie, { code: codeOf(secret) })).status).toBe(200);
  });

  it('accepts a recovery code once, reports by mail that it was used, and stores none as it is', async () => {
    const { id, email, recoveryCodes } = await memberWithApp();
    const [first = '', second = ''] = recoveryCodes;
    const { cookie } = await firstStep(email);
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await secondStep(cookie, { recoveryCode: typed })).status).toBe(200);
    const mail = await mailTo(email, 'Your two-step sign-in has changed');
    expect(mail.text).toMatch(/recovery code was used|two-step sign-in is now on/i);
    const again = await secondStep((await firstStep(email)).cookie, { recoveryCode: first });
    expect(again.body.details).toEqual({ recoveryCode: SECOND_FACTOR_TEXTS.wrongRecoveryCode });
    const rows = await db('portal_recovery_codes').where({ member_id: id });
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll('-', ''));
  });

  it('takes no recovery code of somebody else', async () => {
    const [one, other] = [await memberWithApp(), await memberWithApp()];
    const [recoveryCode] = other.recoveryCodes;
    const { cookie } = await firstStep(one.email);
    expect((await secondStep(cookie, { recoveryCode })).status).toBe(400);
    expect(await db('portal_recovery_codes').where({ member_id: other.id })).toHaveLength(10);
  });

  it('needs the ticket of its own first step, which works once', async () => {
    const { id, email, secret } = await memberWithApp();
    const { cookie } = await firstStep(email);
    const code = codeOf(secret);
    expect((await secondStep('', { code })).status).toBe(401);
    expect((await secondStep('hearthside_second_step=made-up', { code })).status).toBe(401);
    const { cookie: session } = await openSession(id);
    const renamed = session.replace('hearthside_refresh', 'hearthside_second_step');
    expect((await secondStep(renamed, { code })).status).toBe(401);
    expect((await secondStep(cookie, { code })).status).toBe(200);
    await freshCodes(id);
    expect((await secondStep(cookie, { code: codeOf(secret) })).status).toBe(401);
  });

  it('ends with a password that was changed between the steps, and after ten minutes', async () => {
    const { id, email, secret } = await memberWithApp();
    const { cookie } = await firstStep(email);
    const other = await makeMember();
    const { password } = await db('up_users').where({ id: other.id }).first('password');
    await db('up_users').where({ id }).update({ password });
    expect((await secondStep(cookie, { code: codeOf(secret) })).status).toBe(401);
    const late = await firstStep(email);
    await db('portal_factor_challenges')
      .where({ member_id: id })
      .update({ expires_at: new Date(Date.now() - 1) });
    expect((await secondStep(late.cookie, { code: codeOf(secret) })).status).toBe(401);
    expect((await optionsOf(late.cookie)).status).toBe(401);
  });

  it('renews no session by the ticket of the first step', async () => {
    const { email } = await memberWithApp();
    const { cookie } = await firstStep(email);
    const value = cookie.split('=')[1];
    for (const tried of [cookie, `hearthside_refresh=${value}`, `hearthside_refresh=${value}.x`]) {
      const reply = await post('/auth/refresh', { headers: { cookie: tried } });
      expect(reply.status).toBe(401);
    }
    const bearer = await get('/users/me', { token: value });
    expect(bearer.status).toBe(401);
  });

  it('is not walked around by a new password from a mailed link', async () => {
    const { id, email } = await memberWithApp();
    const { password } = await db('up_users').where({ id }).first('password');
    await post('/auth/forgot-password', { body: { email } });
    const mail = await mailTo(email, 'Set a new password');
    const [, token] = /token=([\w-]+)/.exec(mail.text ?? '') ?? [];
    const fresh = 'Kingfishers-over-the-weir-4';
    const reset = await post('/auth/reset-password', { body: { token, password: fresh } });
    expect(reset.status).toBe(200);
    expect(reset.text).not.toContain('accessToken');
    const entered = await post('/auth/local', { body: { email, password: fresh } });
    expect(entered.code).toBe('SECOND_STEP_NEEDED');
    expect(password).not.toBe(fresh);
  });
});

describe('a trusted device', () => {
  const trusted = async (email: string, secret: string, first: object = {}) => {
    const { cookie } = await firstStep(email, first);
    const reply = await secondStep(cookie, { code: codeOf(secret), remember: true });
    return { reply, cookie: setCookie(reply, 'hearthside_trusted')?.pair };
  };

  it('is asked for the password alone, and nobody else is there', async () => {
    const { email, secret } = await memberWithApp();
    const { cookie = '' } = await trusted(email, secret);
    expect(cookie).not.toBe('');
    const again = await firstStep(email, {}, { cookie });
    expect(again.reply.status).toBe(200);
    const other = await memberWithApp();
    expect((await firstStep(other.email, {}, { cookie })).reply.status).toBe(403);
  });

  it('is asked again after the password was changed, and after signing out everywhere', async () => {
    for (const end of ['password', 'everywhere']) {
      const { id, email, secret, token } = await memberWithApp();
      const { cookie = '' } = await trusted(email, secret);
      const body = { currentPassword: PASSWORD, password: 'Kingfishers-over-the-weir-4' };
      const ended =
        end === 'password'
          ? await post('/auth/change-password', { token, body })
          : await del('/auth/sessions', { token });
      expect(ended.status).toBe(200);
      const { password } = await db('up_users')
        .where({ id: (await makeMember()).id })
        .first('password');
      await db('up_users').where({ id }).update({ password });
      expect((await firstStep(email, {}, { cookie })).reply.code).toBe('SECOND_STEP_NEEDED');
    }
  });

  it('is no shared computer, whatever is asked', async () => {
    const { email, secret } = await memberWithApp();
    const { reply, cookie } = await trusted(email, secret, { shared: true });
    expect(reply.status).toBe(200);
    expect(cookie).toBeUndefined();
    expect(setCookie(reply, 'hearthside_device')).toBeUndefined();
    expect(setCookie(reply)?.attributes.join()).not.toMatch(/expires|max-age/i);
  });

  it('still has to confirm what a step-up protects', async () => {
    const { id, email, secret } = await memberWithApp({ role: 'admin' });
    const { cookie = '' } = await trusted(email, secret);
    const { reply } = await firstStep(email, {}, { cookie });
    const token = reply.body.accessToken as string;
    expect((await get('/users/export', { token })).code).toBe('STEP_UP_NEEDED');
    await freshCodes(id);
    await post('/auth/step-up', { token, body: { code: codeOf(secret) } });
    expect((await get('/users/export', { token })).status).toBe(200);
  });
});

describe('signing in with a passkey as the second factor', () => {
  const asked = async (cookie: string) =>
    (await optionsOf(cookie)).body.passkey.challenge as string;

  it('opens a session, and takes each answer once', async () => {
    const { email, token } = await memberWithApp();
    const { authenticator } = await addPasskey(token);
    const { cookie } = await firstStep(email);
    const passkey = authenticator.answer(await asked(cookie));
    const other = await firstStep(email);
    // Another sign-in asks something else.
    expect((await secondStep(other.cookie, { passkey })).status).toBe(400);
    expect((await secondStep(cookie, { passkey })).status).toBe(200);
    expect((await secondStep(cookie, { passkey })).status).toBe(401);
    expect((await secondStep(other.cookie, { passkey })).status).toBe(400);
  });

  it('takes no answer twice for the same question, right or wrong', async () => {
    const { email, token } = await memberWithApp();
    const { authenticator } = await addPasskey(token);
    const { cookie } = await firstStep(email);
    const challenge = await asked(cookie);
    const passkey = authenticator.answer(challenge);
    const broken = { ...passkey, signature: authenticator.answer('another').signature };
    expect((await secondStep(cookie, { passkey: broken })).status).toBe(400);
    expect((await secondStep(cookie, { passkey })).status).toBe(400);
    const fresh = authenticator.answer(await asked(cookie));
    expect((await secondStep(cookie, { passkey: fresh })).status).toBe(200);
  });

  it('takes no passkey of somebody else, and none that answers another site', async () => {
    const [one, other] = [await memberWithApp(), await memberWithApp()];
    await addPasskey(one.token);
    const theirs = await addPasskey(other.token);
    const first = await firstStep(one.email);
    const foreign = theirs.authenticator.answer(await asked(first.cookie));
    expect((await secondStep(first.cookie, { passkey: foreign })).status).toBe(400);

    const phished = makeAuthenticator({ origin: 'https://evil.example' });
    const begun = await post('/auth/second-factor/passkeys/options', { token: one.token });
    const body = phished.create(begun.body.challenge);
    const added = await post('/auth/second-factor/passkeys', { token: one.token, body });
    expect(added.status).toBe(400);
  });

  it('takes no passkey whose counter went back, because it was copied', async () => {
    const { id, email, token } = await memberWithApp();
    const { authenticator } = await addPasskey(token);
    await db('portal_passkeys').where({ member_id: id }).update({ sign_count: 9 });
    const { cookie } = await firstStep(email);
    const passkey = authenticator.answer(await asked(cookie));
    expect((await secondStep(cookie, { passkey })).status).toBe(400);
  });
});
