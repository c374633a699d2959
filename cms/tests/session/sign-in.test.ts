import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { get, post, setCookie } from '../harness/http';
import { makeMember, PASSWORD, signedIn, unique } from '../harness/members';
import { server } from '../harness/shared';

const signIn = (email: string, password = PASSWORD, headers = {}) =>
  post('/auth/local', { body: { email, password }, headers });

describe('signing in', () => {
  it('opens a session whose refresh token only the browser sees', async () => {
    const { id, email } = await makeMember();
    const reply = await signIn(` ${email.toUpperCase()} `);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body).sort()).toEqual([
      'accessToken',
      'expiresIn',
      'me',
      'storageKey',
    ]);
    const cookie = setCookie(reply);
    expect(cookie?.attributes.map((text) => text.toLowerCase())).toEqual(
      expect.arrayContaining(['httponly', 'samesite=strict', 'path=/api/auth']),
    );
    // On plain http a secure cookie would never come back; on https see cookie-https.test.ts.
    expect(cookie?.attributes.map((text) => text.toLowerCase())).not.toContain('secure');
    expect(reply.text).not.toContain(cookie?.value.split('.')[1]);
    const [kept] = await db('portal_sessions').where({ member_id: id });
    expect(JSON.stringify(kept)).not.toContain(cookie?.value.split('.')[1]);
    const days = (Number(new Date(kept.expires_at)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
  });

  it('gives each member one key for what they leave on devices, and nobody else that one', async () => {
    const [one, other] = [await makeMember(), await makeMember()];
    const keyOf = async (email: string) => (await signIn(email)).body.storageKey as string;
    const key = await keyOf(one.email);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await keyOf(one.email)).toBe(key);
    expect(await keyOf(other.email)).not.toBe(key);
  });

  it('on a shared computer ends with the browser, also once it is renewed, and leaves no known device', async () => {
    const { email } = await makeMember();
    const body = { email, password: PASSWORD, shared: true };
    const cookies = (reply: { headers: Record<string, unknown> }) =>
      [reply.headers['set-cookie'] ?? []].flat() as string[];
    const opened = cookies(await post('/auth/local', { body }));
    expect(opened.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      'hearthside_refresh',
      'hearthside_shared',
    ]);
    const cookie = opened.map((one) => one.split(';')[0]).join('; ');
    const renewed = cookies(await post('/auth/refresh', { headers: { cookie } }));
    expect(renewed.join()).toContain('hearthside_refresh=');
    for (const one of [...opened, ...renewed]) expect(one).not.toMatch(/expires|max-age/i);
    const usual = cookies(await signIn(email));
    expect(usual.find((one) => one.startsWith('hearthside_refresh='))).toMatch(/expires/i);
  });

  it('names the device', async () => {
    const { email } = await makeMember();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';
    const { body } = await signIn(email, PASSWORD, { 'user-agent': agent });
    const { body: list } = await get('/auth/sessions', { token: body.accessToken });
    expect(list.sessions).toMatchObject([{ device: 'Firefox on Windows', current: true }]);
  });

  it('tells a blocked or unconfirmed member so only after the right password', async () => {
    const wrong = [400, { error: SESSION_TEXTS.wrongCredentials }];
    for (const [state, text] of [
      [{ blocked: true }, SESSION_TEXTS.blocked],
      [{ confirmed: false }, SESSION_TEXTS.unconfirmed],
    ] as const) {
      const { email } = await makeMember(state);
      const guess = await signIn(email, 'not-the-password');
      expect([guess.status, guess.body]).toEqual(wrong);
      const right = await signIn(email);
      expect([right.status, right.body]).toEqual([403, { error: text }]);
      expect(right.headers['set-cookie']).toBeUndefined();
    }
    const unknown = await signIn(`${unique('nobody')}@test.example`);
    expect([unknown.status, unknown.body]).toEqual(wrong);
  });

  it('keeps a password of an earlier cost at the cost of today, also where two come at once', async () => {
    const { id, email } = await makeMember();
    const both = await Promise.all([signIn(email), signIn(email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { password } = await db('up_users').where({ id }).first('password');
    expect(password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    await signIn(email);
    expect(await db('up_users').where({ id }).first('password')).toEqual({ password });
  });

  it('refuses a member without a stored password', async () => {
    for (const password of [null, '', 'never-chosen-0123', '$2a$10$abcdefghijklmnopqrstuv']) {
      const { email } = await makeMember({ columns: { password } });
      expect((await signIn(email, password || 'x')).status).toBe(400);
    }
  });

  it.each([
    ['the alg none', { alg: 'none', typ: 'JWT' }],
    ['another key', { alg: 'HS256', typ: 'JWT' }],
  ])('refuses an access token with %s', async (_name, header) => {
    const { id, sessionId, token } = await signedIn();
    const part = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 600;
    const body = part({ userId: String(id), sessionId, type: 'access', exp });
    const signature = header.alg === 'none' ? '' : token.split('.')[2];
    const forged = `${part(header)}.${body}.${signature}`;
    expect((await get('/users/me', { token: forged })).status).toBe(401);
    expect((await get('/users/me', { token })).status).toBe(200);
  });

  it('refuses tokens of another type, expired ones and those in other places', async () => {
    const { id, sessionId, token, cookie } = await signedIn();
    const sign = (more: object, options: object = { expiresIn: 600 }) =>
      jwt.sign({ userId: String(id), sessionId, ...more }, server.jwtSecret, options);
    for (const bad of [
      sign({ type: 'refresh' }),
      sign({}),
      sign({ type: 'access' }, {}),
      sign({ type: 'access' }, { expiresIn: -1 }),
    ]) {
      expect((await get('/users/me', { token: bad })).status).toBe(401);
    }
    expect((await get('/users/me', { query: { access_token: token } })).status).toBe(401);
    expect((await get('/users/me', { headers: { cookie } })).status).toBe(401);
    expect((await get('/users/me', { headers: { authorization: token } })).status).toBe(401);
  });
});
