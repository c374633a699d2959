import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { db } from '../harness/database';
import { get, post, setCookie, type Reply } from '../harness/http';
import { openSession, signedIn } from '../harness/members';

/** What the sessions the tests plant are called by. */
const DEVICE = 'Firefox on Windows';
const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const refresh = (cookie: string, userAgent = USER_AGENT) =>
  post('/auth/refresh', { headers: { cookie, 'user-agent': userAgent } });
const pairOf = (reply: Reply) => setCookie(reply)?.pair ?? '';
/** Lets the seconds pass in which the former token is still good. */
const passGrace = (id: number) =>
  db('portal_sessions')
    .where({ member_id: id })
    .update({ last_used_at: new Date(Date.now() - 11_000) });
/** Someone signed in on the device the tests ask from. */
async function atDevice() {
  const member = await signedIn();
  await db('portal_sessions').where({ member_id: member.id }).update({ device: DEVICE });
  return member;
}
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
    const { id, cookie, token } = await atDevice();
    const other = await openSession(id);
    const first = await refresh(cookie);
    const { accessToken } = first.body;
    expect(await isIn(accessToken)).toBe(200);
    expect(await isIn(token)).toBe(200);

    await passGrace(id);
    const replay = await refresh(cookie);
    expect([replay.status, replay.body]).toEqual([401, { error: SESSION_TEXTS.ended }]);
    expect(await isIn(accessToken)).toBe(401);
    expect(await isIn(token)).toBe(401);
    expect((await refresh(setCookie(first)?.pair ?? '')).status).toBe(401);
    // Another sign-in of the same member is another family.
    expect(await isIn(other.token)).toBe(200);
  });

  it('serves twenty who come at once with the same, and one session lives', async () => {
    const { id, cookie } = await atDevice();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(pairOf)).size).toBe(1);
    expect(await sessionsOf(id)).toHaveLength(1);
    expect((await refresh(pairOf(replies[0] as Reply))).status).toBe(200);
  });

  it('signs nobody out whose answer was lost on its way', async () => {
    const { cookie } = await atDevice();
    await refresh(cookie);
    const again = await refresh(cookie);
    expect(again.status).toBe(200);
    expect((await refresh(pairOf(again))).status).toBe(200);
  });

  it('gives the former token no second chance on another device', async () => {
    const { id, cookie } = await atDevice();
    await refresh(cookie);
    expect((await refresh(cookie, 'Mozilla/5.0 (X11; Linux) Chrome/140.0')).status).toBe(401);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('gives the token before the former one none at all', async () => {
    const { id, cookie } = await atDevice();
    await refresh(pairOf(await refresh(cookie)));
    expect((await refresh(cookie)).status).toBe(401);
    expect(await sessionsOf(id)).toEqual([]);
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
    expect(reply.headers['clear-site-data']).toBe('"cache"');
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
