import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session';
import { db } from '../harness/database';
import { get, post, setCookie } from '../harness/http';
import { openSession, signedIn } from '../harness/members';

const refresh = (cookie: string) => post('/auth/refresh', { headers: { cookie } });
const isIn = async (token: string) => (await get('/users/me', { token })).status;
const sessionsOf = (id: number) => db('portal_sessions').where({ member_id: id }).select();

describe('renewing a session', () => {
  it('gives a new refresh token each time and keeps the session', async () => {
    const { id, cookie, sessionId } = await signedIn();
    const first = await refresh(cookie);
    const next = setCookie(first)?.pair ?? '';
    expect(first.status).toBe(200);
    expect(next).not.toBe(cookie);
    expect(first.text).not.toContain(next.split('.')[1]);
    expect((await refresh(next)).status).toBe(200);
    expect(await sessionsOf(id)).toMatchObject([{ session_id: sessionId }]);
  });

  it('ends the whole family when a used token comes again, the access token at once', async () => {
    const { id, cookie, token } = await signedIn();
    const other = await openSession(id);
    const first = await refresh(cookie);
    const { accessToken } = first.body;
    expect(await isIn(accessToken)).toBe(200);
    expect(await isIn(token)).toBe(200);

    const replay = await refresh(cookie);
    expect([replay.status, replay.body]).toEqual([401, { error: SESSION_TEXTS.ended }]);
    expect(await isIn(accessToken)).toBe(401);
    expect(await isIn(token)).toBe(401);
    expect((await refresh(setCookie(first)?.pair ?? '')).status).toBe(401);
    // Another sign-in of the same member is another family.
    expect(await isIn(other.token)).toBe(200);
  });

  it('serves one of four who come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, cookie } = await signedIn();
      const replies = await Promise.all([cookie, cookie, cookie, cookie].map(refresh));
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 401, 401, 401]);
      expect(await sessionsOf(id)).toEqual([]);
    }
  });

  it.each([
    ['no cookie', {}],
    ['an empty one', { cookie: 'hearthside_refresh=' }],
    ['nonsense', { cookie: 'hearthside_refresh=a.b.c.d' }],
    ['a stranger\u2019s', { cookie: `hearthside_refresh=${'x'.repeat(22)}.${'y'.repeat(43)}` }],
  ])('refuses %s', async (_name, headers) => {
    const reply = await post('/auth/refresh', { headers });
    expect([reply.status, reply.body]).toEqual([401, { error: SESSION_TEXTS.ended }]);
  });

  it('refuses expired sessions and blocked members', async () => {
    const late = await signedIn();
    const past = new Date(Date.now() - 1000);
    await db('portal_sessions').where({ member_id: late.id }).update({ expires_at: past });
    expect((await refresh(late.cookie)).status).toBe(401);
    const locked = await signedIn({ blocked: true });
    expect((await refresh(locked.cookie)).status).toBe(401);
  });

  it('never outlives its last day, however often it is renewed', async () => {
    const { id, cookie } = await signedIn();
    const ends = new Date(Date.now() + 3_600_000);
    await db('portal_sessions').where({ member_id: id }).update({ ends_at: ends });
    expect((await refresh(cookie)).status).toBe(200);
    const [row] = await sessionsOf(id);
    expect(Number(new Date(row.expires_at))).toBe(Number(ends));
  });
});

describe('signing out', () => {
  it.each(['access token', 'cookie'] as const)('ends the session by its %s at once', async (by) => {
    const { token, cookie } = await signedIn();
    expect(await isIn(token)).toBe(200);
    const reply = await post('/auth/logout', by === 'cookie' ? { headers: { cookie } } : { token });
    expect(reply.status).toBe(200);
    expect(setCookie(reply)?.value).toBe('');
    expect(setCookie(reply)?.attributes.join(';').toLowerCase()).toContain('path=/api/auth');
    expect(await isIn(token)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('ends nobody\u2019s session by a guessed secret', async () => {
    const { token, sessionId } = await signedIn();
    const cookie = `hearthside_refresh=${sessionId}.${'x'.repeat(43)}`;
    expect((await post('/auth/logout', { headers: { cookie } })).status).toBe(200);
    expect(await isIn(token)).toBe(200);
  });
});
