import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post, setCookie } from '../harness/http';
import { openSession, PASSWORD, signedIn } from '../harness/members';
import { mailTo } from '../harness/outbox';

const isIn = async (token: string) => (await get('/users/me', { token })).status;

describe('a member’s sessions', () => {
  it('are listed while they are active, with the one in use marked', async () => {
    const me = await signedIn();
    const second = await openSession(me.id);
    const expired = await openSession(me.id);
    const past = new Date(Date.now() - 1000);
    await db('portal_sessions')
      .where({ session_id: expired.sessionId })
      .update({ expires_at: past });
    await signedIn();
    const { status, body } = await get('/auth/sessions', { token: me.token });
    expect(status).toBe(200);
    const seen = body.sessions.map((one: { sessionId: string; current: boolean }) => [
      one.sessionId,
      one.current,
    ]);
    expect(new Map(seen)).toEqual(
      new Map([
        [me.sessionId, true],
        [second.sessionId, false],
      ]),
    );
    expect(Object.keys(body.sessions[0]).sort()).toEqual(
      ['createdAt', 'current', 'device', 'lastUsedAt', 'sessionId'].sort(),
    );
  });

  it('can be ended by the member, and someone else’s looks like none', async () => {
    const me = await signedIn();
    const second = await openSession(me.id);
    const other = await signedIn();
    const theirs = await del(`/auth/sessions/${other.sessionId}`, { token: me.token });
    const none = await del('/auth/sessions/no-such-session', { token: me.token });
    expect([theirs.status, theirs.text]).toEqual([404, none.text]);
    expect(none.status).toBe(404);
    expect(await isIn(other.token)).toBe(200);

    expect(await isIn(second.token)).toBe(200);
    expect((await del(`/auth/sessions/${second.sessionId}`, { token: me.token })).status).toBe(200);
    expect(await isIn(second.token)).toBe(401);
    expect((await post('/auth/refresh', { headers: { cookie: second.cookie } })).status).toBe(401);
    expect(await isIn(me.token)).toBe(200);
  });

  it('can all be ended at once, even the one in use', async () => {
    const me = await signedIn();
    const second = await openSession(me.id);
    const other = await signedIn();
    expect(await isIn(second.token)).toBe(200);
    const reply = await del('/auth/sessions', { token: me.token });
    expect(reply.status).toBe(200);
    expect(setCookie(reply)?.value).toBe('');
    expect([await isIn(me.token), await isIn(second.token), await isIn(other.token)]).toEqual([
      401, 401, 200,
    ]);
  });
});

describe('changing the password', () => {
  it('ends the other sessions, keeps this one, and says so by mail', async () => {
    const me = await signedIn();
    const second = await openSession(me.id);
    const password = 'Another-lantern-8';
    const reply = await post('/auth/change-password', {
      token: me.token,
      body: { currentPassword: PASSWORD, password },
    });
    expect(reply.status).toBe(200);
    expect([await isIn(me.token), await isIn(second.token)]).toEqual([200, 401]);
    await mailTo(me.email, 'Your password has been changed');
    const signIn = (given: string) =>
      post('/auth/local', { body: { email: me.email, password: given } });
    expect((await signIn(PASSWORD)).status).toBe(400);
    expect((await signIn(password)).status).toBe(200);
  });

  it('needs the current one, and changes nothing without it', async () => {
    const me = await signedIn();
    const second = await openSession(me.id);
    const reply = await post('/auth/change-password', {
      token: me.token,
      body: { currentPassword: 'wrong-password-1', password: 'Another-lantern-8' },
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.details)).toEqual(['currentPassword']);
    expect(await isIn(second.token)).toBe(200);
  });
});
