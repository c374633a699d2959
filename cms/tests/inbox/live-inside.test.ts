import { connect as connectTo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGING, changeFromWithin, type Change } from '../harness/change';
import { chatsAt, type Person } from '../harness/chats-at';
import { connect } from '../harness/database';
import { post } from '../harness/http';
import { closeWindows, openWindow, settled } from '../harness/live';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

const MEMBER = 'plugin::users-permissions.user';
const later = () => new Date(Date.now() + 3_600_000);

let own: Server;
let db: ReturnType<typeof connect>;
let at: ReturnType<typeof chatsAt>;
beforeAll(async () => {
  own = await ownServer({ env: { ...CHANGING, SEED_DEMO: 'false' } });
  db = connect(own.info.database);
  at = chatsAt(own.info, db);
});
afterAll(async () => {
  closeWindows();
  await own.kill();
  await db.destroy();
  discard(own.info);
});

const open = (person: Person) => openWindow(person, { base: own.info.baseUrl });

async function chatOfTwo() {
  const [anna, bert] = [await at.signedIn(), await at.signedIn()];
  return { anna, bert, chatId: await at.startChat(anna, [bert]) };
}

/** Writes as the panel and whatever else on the server writes, without a call to the portal's own API. */
const WRITES: readonly [what: string, write: (of: Person) => Omit<Change, 'commitAfterMs'>][] = [
  [
    'the document service blocks',
    ({ documentId }) => ({
      uid: MEMBER,
      way: 'documents',
      where: { documentId },
      data: { blocked: true },
    }),
  ],
  [
    'a query takes verification from',
    ({ id }) => ({ uid: MEMBER, way: 'update', where: { id }, data: { verified: false } }),
  ],
  [
    'a query that does not say whom deletes',
    ({ email }) => ({
      uid: MEMBER,
      way: 'updateMany',
      where: { email },
      data: { deletedAt: later() },
    }),
  ],
  ['a query erases', ({ id }) => ({ uid: MEMBER, way: 'delete', where: { id } })],
];

describe('a member is cut off within a second and gets no more events when', () => {
  // The longer ones: longer than anybody looks whether it has been committed.
  const writes = WRITES.flatMap(([what, write], place) =>
    (place % 2 ? [0] : [0, 700]).map((ms) => [what, ms, write] as const),
  );
  it.each(writes)('%s them and commits after %i ms', async (_what, commitAfterMs, write) => {
    const { anna, bert, chatId } = await chatOfTwo();
    const [window, other] = [await open(anna), await open(bert)];
    await changeFromWithin(own.info, { ...write(anna), commitAfterMs });
    expect(await window.isCut()).toBeLessThan(1000);
    expect((await at.send(bert, chatId, 'after')).status).toBe(200);
    await other.receives('message');
    await settled();
    expect([window.contents(), other.isOpen()]).toEqual([[], true]);
  });
});

describe('a server that is asked to end', () => {
  /** A connection that says hello in HTTP and then nothing. */
  const idle = (path: string) =>
    new Promise<Socket>((resolve) => {
      const { hostname, port } = new URL(own.info.baseUrl);
      const socket = connectTo(Number(port), hostname, () => {
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
        );
        resolve(socket);
      });
      socket.on('error', () => undefined);
    });

  it('with windows open and requests in flight answers these, and has ended soon after', async () => {
    const { anna, bert, chatId } = await chatOfTwo();
    const windows = await Promise.all([anna, bert, anna, bert].map(open));
    for (const window of windows) await window.watch(chatId);
    const idling = [await idle('/socket.io/?EIO=4&transport=websocket'), await idle('/api/health')];
    const asked = post('/auth/register', {
      base: own.info.baseUrl,
      body: {
        firstName: 'In',
        lastName: 'Flight',
        email: 'in-flight@test.example',
        phoneNumber: '5035550123',
        password: 'A-long-flight-77',
        role: 'user',
      },
    });
    // It is under way as soon as it is counted, and then hashes a password for a while.
    await until('the request has begun', () =>
      db('portal_attempts').where('key', 'like', 'register%').first(),
    );
    const sends = Array.from({ length: 20 }, (_, n) =>
      at.send(anna, chatId, `last ${n}`).then(
        ({ status }) => status,
        () => 'not taken',
      ),
    );
    const start = performance.now();
    const [reply, code, ...answers] = await Promise.all([asked, own.stop(), ...sends]);
    expect(performance.now() - start).toBeLessThan(5000);
    expect([reply.status, code]).toEqual([200, 0]);
    expect(windows.map((window) => window.isOpen())).toEqual([false, false, false, false]);
    const kept = answers.filter((status) => status === 200).length;
    expect(answers.every((status) => status === 200 || status === 'not taken')).toBe(true);
    expect(await db('inbox_messages').where({ chat_id: chatId })).toHaveLength(kept);
    for (const socket of idling) socket.destroy();
  });
});
