import { describe, expect, it } from 'vitest';
import type { Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { db } from '../harness/database';
import { get, patch, post, put } from '../harness/http';
import { makeMember, openSession, PASSWORD, signedIn, type NewMember } from '../harness/members';
import { addPasskey, codeOf, freshCodes, memberWithApp } from '../harness/second-factor';
import { server } from '../harness/shared';
import { until } from '../harness/until';

/** A session in which nobody has confirmed anything for longer than a step-up is valid. */
const stale = (memberId: number, minutesAgo = 10) =>
  openSession(memberId, server, db, new Date(), new Date(Date.now() - minutesAgo * 60_000));
const staleAdmin = async (wanted: NewMember = {}) => {
  const admin = await makeMember({ role: 'admin', ...wanted });
  return { ...admin, ...(await stale(admin.id)) };
};
const stepUp = (token: string, body: object) => post('/auth/step-up', { token, body });
const exported = (token: string) => get('/users/export', { token });

describe('what a step-up protects', () => {
  it('is the export of members, roles, invitations, erasing, System, and one’s own factors', () => {
    const protectedCalls = Object.values(ENDPOINTS as Record<string, Endpoints>)
      .flatMap((endpoints) => Object.values(endpoints))
      .filter(({ stepUp: asked }) => asked === 'always')
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
    expect(protectedCalls).toEqual([
      'DELETE /auth/second-factor/app',
      'DELETE /auth/second-factor/passkeys/:id',
      'DELETE /users/trash/:id',
      'GET /history/export',
      'GET /system',
      'GET /system/mails',
      'GET /users/export',
      'PATCH /users/:id/role',
      'POST /auth/second-factor/app',
      'POST /auth/second-factor/keep',
      'POST /auth/second-factor/members/:id/reset',
      'POST /auth/second-factor/panel-pass',
      'POST /auth/second-factor/passkeys/options',
      'POST /auth/second-factor/recovery-codes',
      'POST /system/jobs/:name/run',
      'POST /system/mails/:id/dismiss',
      'POST /system/mails/:id/send',
      'POST /system/mails/send',
      'POST /users/:id/role-request',
      'POST /users/export',
      'POST /users/invitations',
      'POST /users/invitations/list',
      'POST /users/tasks',
      'POST /users/tasks/:id/undo',
    ]);
  });

  it('is refused after ten minutes, changes nothing, and goes on after the password', async () => {
    const admin = await staleAdmin();
    const other = await makeMember({ role: 'foster' });
    const change = () =>
      patch(`/users/${other.id}/role`, {
        token: admin.token,
        body: { role: 'volunteer', reason: 'Asked for it' },
      });
    const roleOf = () => db('up_users').where({ id: other.id }).first('role_id');
    const before = await roleOf();
    const refused = await change();
    expect([refused.status, refused.code]).toEqual([403, 'STEP_UP_NEEDED']);
    expect(await roleOf()).toEqual(before);
    const wrong = await stepUp(admin.token, { password: 'not-the-password' });
    expect([wrong.code, Object.keys(wrong.body.details)]).toEqual(['PASSWORD_WRONG', ['password']]);
    expect((await change()).code).toBe('STEP_UP_NEEDED');
    expect((await stepUp(admin.token, { password: PASSWORD })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });

  it('is open for ten minutes after signing in by password and to nobody who has no right to it', async () => {
    const admin = await makeMember({ role: 'admin' });
    const { body } = await post('/auth/local', {
      body: { email: admin.email, password: PASSWORD },
    });
    expect((await exported(body.accessToken)).status).toBe(200);
    const foster = await makeMember({ role: 'foster' });
    const session = await stale(foster.id);
    expect((await exported(session.token)).code).toBe('NOT_ALLOWED');
    expect((await get('/users/export')).status).toBe(401);
  });
});

describe('a step-up', () => {
  it('counts in its own session alone, and is not renewed with it', async () => {
    const admin = await staleAdmin();
    const other = await stale(admin.id);
    await stepUp(admin.token, { password: PASSWORD });
    expect((await exported(admin.token)).status).toBe(200);
    expect((await exported(other.token)).code).toBe('STEP_UP_NEEDED');
    await db('portal_sessions')
      .where({ session_id: admin.sessionId })
      .update({ proved_at: new Date(Date.now() - 600_000) });
    const renewed = await post('/auth/refresh', { headers: { cookie: admin.cookie } });
    expect(renewed.status).toBe(200);
    // A server may know the session from a moment ago.
    await until('the step-up is over', async () => {
      const { code } = await exported(renewed.body.accessToken);
      return code === 'STEP_UP_NEEDED';
    });
  });

  it('takes no password of whoever has a second factor', async () => {
    const { id, secret } = await memberWithApp({ role: 'admin' });
    const { token } = await stale(id);
    const options = await post('/auth/step-up/options', { token });
    expect(options.body).toMatchObject({ hasSecondFactor: true, hasApp: true });
    expect((await stepUp(token, { password: PASSWORD })).status).toBe(400);
    expect((await exported(token)).code).toBe('STEP_UP_NEEDED');
    expect((await stepUp(token, { code: codeOf(secret) })).status).toBe(200);
    expect((await exported(token)).status).toBe(200);
  });

  it('by a passkey answers the question of its own session, once', async () => {
    const member = await memberWithApp({ role: 'admin' });
    const { authenticator } = await addPasskey(member.token);
    const [one, other] = [await stale(member.id), await stale(member.id)];
    const { body } = await post('/auth/step-up/options', { token: one.token });
    const passkey = authenticator.answer(body.passkey.challenge);
    expect((await stepUp(other.token, { passkey })).status).toBe(400);
    expect((await stepUp(one.token, { passkey })).status).toBe(200);
    expect((await stepUp(one.token, { passkey })).status).toBe(400);
  });

  it('of a member without a second factor takes nothing but the password', async () => {
    const admin = await staleAdmin();
    expect((await stepUp(admin.token, { code: '123456' })).status).toBe(400);
    expect((await stepUp(admin.token, {})).status).toBe(400);
    expect((await exported(admin.token)).code).toBe('STEP_UP_NEEDED');
  });
});

describe('with a second factor', () => {
  it('a password is changed only after a step-up, and without one by the password it carries', async () => {
    const body = { currentPassword: PASSWORD, password: 'Kingfishers-over-the-weir-4' };
    const without = await makeMember();
    const plain = await stale(without.id);
    expect((await post('/auth/change-password', { token: plain.token, body })).status).toBe(200);
    const { id, secret } = await memberWithApp();
    const { token } = await stale(id);
    expect((await post('/auth/change-password', { token, body })).code).toBe('STEP_UP_NEEDED');
    await stepUp(token, { code: codeOf(secret) });
    expect((await post('/auth/change-password', { token, body })).status).toBe(200);
  });

  it('an email address is changed only after a step-up, and the rest of a profile without', async () => {
    const { id, email, secret } = await memberWithApp();
    const { token } = await stale(id);
    const { body: me } = await get('/users/me', { token });
    const profile = {
      firstName: me.firstName,
      lastName: me.lastName,
      phoneNumber: me.phoneNumber,
      streetAddress: '2 Test Street',
      city: 'Salem',
      state: 'Oregon',
      zipCode: '97205',
      country: 'United States',
      email,
    };
    expect((await put('/users/me', { token, body: profile })).status).toBe(200);
    const moved = { ...profile, email: `new-${email}`, currentPassword: PASSWORD };
    expect((await put('/users/me', { token, body: moved })).code).toBe('STEP_UP_NEEDED');
    const pending = () => db('up_users').where({ id }).first('pending_email');
    expect(await pending()).toEqual({ pending_email: null });
    await stepUp(token, { code: codeOf(secret) });
    expect((await put('/users/me', { token, body: moved })).status).toBe(200);
    expect(await pending()).toEqual({ pending_email: `new-${email}` });
  });
});

it('a member has fresh codes where a test needs more than half a minute has', async () => {
  const { id, secret, token } = await memberWithApp();
  expect((await stepUp(token, { code: codeOf(secret) })).status).toBe(200);
  expect((await stepUp(token, { code: codeOf(secret) })).status).toBe(400);
  await freshCodes(id);
  expect((await stepUp(token, { code: codeOf(secret) })).status).toBe(200);
});

it('an unconfirmed session is no obstacle to anything else', async () => {
  const member = await signedIn();
  const { token } = await stale(member.id);
  for (const path of ['/users/me', '/users/me/home', '/notifications', '/auth/sessions'])
    expect((await get(path, { token })).status).toBe(200);
});
