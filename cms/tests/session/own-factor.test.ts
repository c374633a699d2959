import { describe, expect, it } from 'vitest';
import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { openSession, signedIn } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { makeAuthenticator } from '../harness/passkey';
import { addPasskey, codeOf, firstStep, memberWithApp, setUpApp } from '../harness/second-factor';

const FACTOR = '/auth/second-factor';
const own = async (token: string) => (await get(FACTOR, { token })).body;

describe('an authenticator app', () => {
  it('counts once its first code was given, ends other sessions, and is announced by mail', async () => {
    const member = await signedIn();
    const other = await openSession(member.id);
    const { body } = await post(`${FACTOR}/app`, { token: member.token });
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(await own(member.token)).toMatchObject({ hasApp: false, recoveryCodes: 0 });
    expect((await firstStep(member.email)).reply.status).toBe(200);

    const wrong = await post(`${FACTOR}/app/confirm`, {
      token: member.token,
      body: { code: '000000' },
    });
    expect(wrong.body.details).toEqual({ code: SECOND_FACTOR_TEXTS.wrongCode });
    const right = { token: member.token, body: { code: codeOf(body.secret) } };
    const done = await post(`${FACTOR}/app/confirm`, right);
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(await own(member.token)).toMatchObject({ hasApp: true, recoveryCodes: 10 });
    expect((await get(FACTOR, { token: other.token })).status).toBe(401);
    await mailTo(member.email, 'Your two-step sign-in has changed');
    // The code that confirmed it can't be used to sign in.
    expect((await post(`${FACTOR}/app/confirm`, right)).status).toBe(409);
  });

  it('is stored in a way that a copy of the database does not open', async () => {
    const { id, secret } = await memberWithApp();
    const row = await db('portal_second_factors').where({ member_id: id }).first();
    expect(row.app_secret.length).toBeGreaterThan(40);
    expect(JSON.stringify(row)).not.toContain(secret);
    // Sealed for one member, it is of no use to another.
    const other = await memberWithApp();
    await db('portal_second_factors')
      .where({ member_id: other.id })
      .update({ app_secret: row.app_secret });
    const reply = await post('/auth/step-up', {
      token: other.token,
      body: { code: codeOf(secret) },
    });
    expect(reply.status).toBe(400);
  });

  it('is set up by the session that began it, and by no other of the same member', async () => {
    const member = await signedIn();
    const other = await openSession(member.id);
    const { body } = await post(`${FACTOR}/app`, { token: other.token });
    const confirm = (token: string) =>
      post(`${FACTOR}/app/confirm`, { token, body: { code: codeOf(body.secret) } });
    expect((await confirm(member.token)).status).toBe(409);
    expect((await confirm(other.token)).status).toBe(200);
  });

  it('that is set up anew replaces the one before, and makes no new recovery codes', async () => {
    const { token, secret } = await memberWithApp();
    const anew = await setUpApp(token);
    expect(anew.recoveryCodes).toBeNull();
    const tried = (of: string) =>
      post('/auth/step-up', { token, body: { code: codeOf(of, of === secret ? 0 : 1) } });
    expect((await tried(secret)).status).toBe(400);
    expect((await tried(anew.secret)).status).toBe(200);
  });

  it('as the last way turns two-step sign-in off with everything that belongs to it', async () => {
    const { id, email, token } = await memberWithApp();
    expect((await del(`${FACTOR}/app`, { token })).status).toBe(200);
    expect(await own(token)).toMatchObject({ hasApp: false, recoveryCodes: 0, passkeys: [] });
    expect(await db('portal_recovery_codes').where({ member_id: id })).toEqual([]);
    expect((await firstStep(email)).reply.status).toBe(200);
    expect((await del(`${FACTOR}/app`, { token })).status).toBe(409);
  });
});

describe('a passkey', () => {
  it('can be the only second factor, is listed by its name, and is removed alone', async () => {
    const member = await signedIn();
    const { reply } = await addPasskey(member.token);
    expect(reply.body.recoveryCodes).toHaveLength(10);
    const { passkeys } = await own(member.token);
    expect(passkeys).toMatchObject([{ name: 'Security key', lastUsedAt: null }]);
    expect((await firstStep(member.email)).reply.code).toBe('SECOND_STEP_NEEDED');
    const removed = await del(`${FACTOR}/passkeys/${passkeys[0].id}`, { token: member.token });
    expect(removed.status).toBe(200);
    expect((await firstStep(member.email)).reply.status).toBe(200);
  });

  it('of somebody else can be neither removed nor added, nor one twice', async () => {
    const [one, other] = [await memberWithApp(), await memberWithApp()];
    const { authenticator } = await addPasskey(one.token);
    const [{ id }] = (await own(one.token)).passkeys;
    expect((await del(`${FACTOR}/passkeys/${id}`, { token: other.token })).status).toBe(404);
    const again = await addPasskey(other.token, authenticator);
    expect([again.reply.status, again.reply.code]).toEqual([409, 'ALREADY_EXISTS']);
    expect((await own(one.token)).passkeys).toHaveLength(1);
  });

  it('is added once for each question, and by the session that was asked', async () => {
    const member = await memberWithApp();
    const { reply, made } = await addPasskey(member.token);
    expect(reply.status).toBe(200);
    const again = await post(`${FACTOR}/passkeys`, { token: member.token, body: made });
    expect(again.status).toBe(409);
    const other = await openSession(member.id);
    const { body } = await post(`${FACTOR}/passkeys/options`, { token: other.token });
    const foreign = makeAuthenticator().create(body.challenge);
    expect((await post(`${FACTOR}/passkeys`, { token: member.token, body: foreign })).status).toBe(
      409,
    );
  });

  it('needs a name, and stays when the app is removed', async () => {
    const { email, token } = await memberWithApp();
    const { body } = await post(`${FACTOR}/passkeys/options`, { token });
    const made = { ...makeAuthenticator().create(body.challenge), name: ' ' };
    const nameless = await post(`${FACTOR}/passkeys`, { token, body: made });
    expect(nameless.body.details).toEqual({ name: 'Please give this passkey a name' });
    await addPasskey(token);
    expect((await del(`${FACTOR}/app`, { token })).status).toBe(200);
    expect((await firstStep(email)).reply.code).toBe('SECOND_STEP_NEEDED');
  });
});

describe('new recovery codes', () => {
  it('end those before', async () => {
    const { id, token, recoveryCodes } = await memberWithApp();
    const { body } = await post(`${FACTOR}/recovery-codes`, { token });
    expect(body.recoveryCodes).toHaveLength(10);
    const tried = (recoveryCode: string) =>
      post('/auth/step-up', { token, body: { recoveryCode } });
    expect((await tried(recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await tried(body.recoveryCodes[0])).status).toBe(200);
    expect(await db('portal_recovery_codes').where({ member_id: id })).toHaveLength(9);
  });

  it('are only for members who have a second factor', async () => {
    const { token } = await signedIn();
    expect((await post(`${FACTOR}/recovery-codes`, { token })).status).toBe(409);
  });
});
