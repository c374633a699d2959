import { request } from 'node:http';
import jwt from 'jsonwebtoken';
import { afterAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { raw } from '../harness/http';
import { closeWindows, openWindow, refusalOf } from '../harness/live';
import { makeMember, openSession, signedIn } from '../harness/members';
import { server } from '../harness/shared';
import { until } from '../harness/until';

const PLEASE = 'Please sign in.';
afterAll(closeWindows);

describe('a socket', () => {
  it('is refused without a token, and with what is none', async () => {
    const shown: unknown[] = [
      undefined,
      null,
      '',
      'x'.repeat(200),
      7,
      true,
      {},
      [],
      ['Bearer x'],
      { toString: 'x' },
    ];
    for (const token of shown) expect(await refusalOf({ token })).toBe(PLEASE);
    expect(await refusalOf({})).toBe(PLEASE);
  });

  it('is refused with a token that has expired, of another kind, or signed by somebody else', async () => {
    const member = await makeMember();
    const { sessionId, token } = await openSession(member.id);
    const said = { userId: String(member.id), sessionId, type: 'access' };
    const signed = (payload: object, secret: string, expiresIn: number) =>
      jwt.sign(payload, secret, { algorithm: 'HS256', expiresIn });
    const [head, body] = token.split('.');
    const refused = [
      signed(said, server.jwtSecret, -1),
      signed(said, 'a secret of someone else', 600),
      signed({ ...said, type: 'refresh' }, server.jwtSecret, 600),
      signed({ ...said, sessionId: 'nobody' }, server.jwtSecret, 600),
      `${head}.${body}.`,
      `${token}x`,
    ];
    for (const one of refused) expect(await refusalOf({ token: one })).toBe(PLEASE);
    expect((await openWindow({ token })).isOpen()).toBe(true);
  });

  it('is refused to members who are blocked, deleted or not confirmed, and after the session has ended', async () => {
    const gone = [
      await signedIn({ blocked: true }),
      await signedIn({ confirmed: false }),
      await signedIn({ columns: { deleted_at: new Date() } }),
      await signedIn(),
      await signedIn(),
    ];
    await db('portal_sessions').where({ session_id: gone[3]?.sessionId }).delete();
    await db('portal_sessions')
      .where({ session_id: gone[4]?.sessionId })
      .update({ expires_at: new Date(Date.now() - 1000) });
    for (const { token } of gone) expect(await refusalOf({ token })).toBe(PLEASE);
  });

  it('is a web socket: long polling is refused, before anybody is asked who they are', async () => {
    const { token } = await signedIn();
    const path = '/socket.io/?EIO=4&transport=polling';
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS']) {
      const { status } = await raw(method, path, { headers: { authorization: `Bearer ${token}` } });
      expect(status).toBe(400);
    }
    await expect(refusalOf({ token }, ['polling'])).resolves.toMatch(/poll/);
  });

  it('is one of at most forty of a member, even if they come at once', async () => {
    const member = await signedIn();
    const tries = await Promise.allSettled(Array.from({ length: 46 }, () => openWindow(member)));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual(Array(6).fill('Error: Too many windows are open.'));
    const [first] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    first?.close();
    const free = await until('there is room again', () => openWindow(member));
    expect(free.isOpen()).toBe(true);
  });
});

describe('a connection that asks to become something else', () => {
  const upgradeOf = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.baseUrl);
      const asked = request({
        hostname,
        port,
        path,
        timeout: 5000,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        },
      });
      asked.once('timeout', () => {
        asked.destroy();
        reject(new Error('It was left open.'));
      });
      asked.once('upgrade', (response, socket) => {
        socket.destroy();
        resolve(`upgraded ${response.statusCode}`);
      });
      asked.once('response', (response) => resolve(`answered ${response.statusCode}`));
      asked.once('error', () => resolve('closed'));
      asked.end();
    });

  it('is not left open if nobody answers it', async () => {
    const paths = ['/', '/api/health', '/socket.iox', '/admin', '/api/inbox/chats/me'];
    const ends = await Promise.all(paths.map(upgradeOf));
    expect(ends).toEqual(paths.map(() => 'closed'));
  });

  it('at the socket server becomes a web socket', async () => {
    expect(await upgradeOf('/socket.io/?EIO=4&transport=websocket')).toBe('upgraded 101');
  });
});
