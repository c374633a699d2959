import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatsAt, type Person } from '../harness/chats-at';
import { connect } from '../harness/database';
import { freePort } from '../harness/free-port';
import { del, get, post } from '../harness/http';
import { closeWindows, openWindow, settled, type LiveWindow } from '../harness/live';
import { openSession } from '../harness/members';
import { hasRedis, startRedis } from '../harness/redis';
import { startWay } from '../harness/redis-way';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { until } from '../harness/until';

const FOLLOWS_MS = 2500;

/** A window as the portal's: each time it is connected it asks for what it has missed. */
async function openScreen(person: Person, chatId: number, { info }: Server, db: Db) {
  const seen = new Set<string>();
  const { messages } = chatsAt(info, db);
  let connects = 0;
  const window = await openWindow(person, { base: info.baseUrl, comesBack: true });
  const fetchAll = async () => {
    for (const { content } of await messages(person, chatId)) seen.add(content);
    connects += 1;
  };
  window.socket.on('connect', () => void fetchAll());
  window.socket.on('message', ({ message }) => seen.add(message.content));
  await fetchAll();
  return { window, seen, connects: () => connects };
}
type Db = ReturnType<typeof connect>;

describe.skipIf(!onPostgres || !hasRedis)('two servers with one Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let way: Awaited<ReturnType<typeof startWay>>;
  let away: typeof way;
  let first: Server;
  let second: Server;
  let db: Db;
  let one: ReturnType<typeof chatsAt>;
  let two: ReturnType<typeof chatsAt>;
  let anna: Person;
  let bert: Person;
  let chatId: number;

  const at = (server: Server) => ({ base: server.info.baseUrl });
  const window = (person: Person, server: Server) => openWindow(person, at(server));

  beforeAll(async () => {
    redis = await startRedis();
    way = await startWay(redis.url);
    // Both come up before Redis can be reached.
    const env = { REDIS_URL: way.url, SEED_DEMO: 'false' };
    first = await ownServer({ env });
    // The second one's way leads over the first's, and can be closed alone.
    away = await startWay(way.url);
    away.open();
    second = await ownServer({ env: { ...env, REDIS_URL: away.url }, after: first.info });
    db = connect(first.info.database);
    one = chatsAt(first.info, db);
    two = chatsAt(second.info, db);
    [anna, bert] = [await one.signedIn(), await one.signedIn()];
    chatId = await one.startChat(anna, [bert]);
  }, 60_000);
  afterEach(closeWindows);
  afterAll(async () => {
    // A shutdown while Redis is away is one too.
    way.close();
    expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
    await db.destroy();
    await away.stop();
    await way.stop();
    await redis.stop();
    discard(first.info);
  });

  /** Waits until what is said on one server is heard on the other, both ways. */
  async function expectJoined() {
    const opened = [first, second].map((one) => openWindow(bert, { ...at(one), comesBack: true }));
    const [here, there] = (await Promise.all(opened)) as [LiveWindow, LiveWindow];
    await until('messages cross', async () => {
      const content = `joined ${performance.now()}`;
      await one.send(anna, chatId, `${content} one`);
      await two.send(anna, chatId, `${content} two`);
      await pause(100);
      const heard = (of: LiveWindow) => of.contents().filter((text) => text.startsWith(content));
      return heard(here).length === 2 && heard(there).length === 2;
    });
    here.close();
    there.close();
  }

  /** Assigns someone to a trust, on the first server; answers what takes that back. */
  async function oneInTrust({ id: userId }: Person) {
    const { token } = await one.signedIn({ role: 'admin' });
    const call = (path: string, body: object) => post(path, { ...at(first), token, body });
    const { body: trust } = await call('/trusts', { name: `Trust of ${userId}` });
    expect((await call('/trusts/assign', { userId, trustId: trust.id })).status).toBe(200);
    return () => call('/trusts/remove', { userId, trustId: trust.id });
  }

  it('serve their own windows before Redis is there, and each other’s once it is', async () => {
    const [here, there] = [await window(bert, first), await window(bert, second)];
    expect(await here.watch(chatId)).toEqual({ ok: true, online: [bert.id] });
    expect((await one.send(anna, chatId, 'alone')).status).toBe(200);
    await here.receives('message');
    await settled();
    expect(there.contents()).toEqual([]);
    way.open();
    // Both start over, because there is something they have not been told.
    await Promise.all([here.isCut(), there.isCut()]);
    await expectJoined();
  });

  it('broadcast each message once to every window on both', async () => {
    const windows = await Promise.all(
      [anna, anna, bert, bert].map((person, place) => window(person, place % 2 ? first : second)),
    );
    const stranger = await window(await one.signedIn(), second);
    const texts = Array.from({ length: 30 }, (_, n) => `crossing ${n}`);
    for (const [n, text] of texts.entries()) {
      expect((await (n % 2 ? one : two).send(n % 3 ? anna : bert, chatId, text)).status).toBe(200);
    }
    await until('all are told everywhere', () =>
      windows.every(({ contents }) => contents().length >= texts.length),
    );
    await settled();
    for (const one of windows) {
      const messages = one.told('message').map(({ message }) => message);
      const inOrder = messages.toSorted((a, b) => a.id - b.id).map(({ content }) => content);
      expect(inOrder).toEqual(texts);
    }
    // Everyone is told that the servers can reach each other.
    expect(stranger.log.filter(({ event }) => event !== 'line')).toEqual([]);
  });

  it('pass typing and presence to each other, and no token', async () => {
    const spy = new Redis(redis.url);
    const said: string[] = [];
    await spy.psubscribe('*');
    spy.on('pmessageBuffer', (_pattern: unknown, _channel: unknown, text: Buffer) => {
      said.push(text.toString('latin1'));
    });
    const [cora, dora] = [await one.signedIn(), await two.signedIn()];
    const theirs = await one.startChat(cora, [dora]);
    const watching = await window(cora, first);
    expect(await watching.watch(theirs)).toEqual({ ok: true, online: [cora.id] });
    const doras = await Promise.all([window(dora, second), window(dora, second)]);
    await watching.receives('presence', ({ memberId, online }) => memberId === dora.id && online);
    const watched = await watching.watch(theirs);
    expect(watched).toEqual({ ok: true, online: [cora.id, dora.id] });
    await doras[0]?.watch(theirs);
    doras[0]?.types(theirs);
    await watching.receives('typing');
    for (const one of doras) one.close();
    await watching.receives('presence', ({ online }) => !online);
    await settled();
    expect(watching.told('typing')).toEqual([{ chatId: theirs, memberId: dora.id }]);
    const gone = watching.told('presence').filter(({ online }) => !online);
    expect(gone).toEqual([{ memberId: dora.id, online: false }]);
    spy.disconnect();
    expect(said.length).toBeGreaterThan(5);
    for (const { token } of [cora, dora]) {
      expect(said.filter((text) => text.includes(token))).toEqual([]);
    }
  });

  it('follow a change of rights on the other within a second, and soon after one that nobody broadcasts', async () => {
    const ended = await one.signedIn();
    const blocked = await one.signedIn();
    const expired = { ...bert, ...(await openSession(bert.id, first.info, db)) };
    const windows = await Promise.all([ended, blocked, expired].map((who) => window(who, second)));
    const { token } = ended;
    expect((await del('/auth/sessions', { ...at(first), token })).status).toBe(200);
    expect(await windows[0]?.isCut()).toBeLessThan(1000);
    // Written by no server at all: they look for themselves.
    await db('up_users').where({ id: blocked.id }).update({ blocked: true });
    await db('portal_sessions')
      .where({ session_id: expired.sessionId })
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect(await windows[1]?.isCut()).toBeLessThan(FOLLOWS_MS);
    expect(await windows[2]?.isCut()).toBeLessThan(FOLLOWS_MS);
  });

  it('go on while Redis is away: each broadcasts to its own windows, and closes them when their rights end', async () => {
    const leaver = await one.signedIn();
    const unassign = await oneInTrust(leaver);
    const [here, there] = [await window(bert, first), await window(bert, second)];
    const windows = [await window(leaver, first), await window(leaver, second)];
    way.close();
    await settled();
    expect((await one.send(anna, chatId, 'one alone')).status).toBe(200);
    expect((await two.send(anna, chatId, 'two alone')).status).toBe(200);
    await Promise.all([here.receives('message'), there.receives('message')]);
    await settled();
    expect([here.contents(), there.contents()]).toEqual([['one alone'], ['two alone']]);
    const watched = await there.watch(chatId);
    expect(watched).toEqual({ ok: true, online: [bert.id] });

    // Here they are cut off; there nobody knows of it, and nothing of that chat happens there either.
    expect((await unassign()).status).toBe(200);
    expect(await windows[0]?.isCut()).toBeLessThan(1000);
    windows[0] = await window(leaver, first);
    const signedOut = await post('/auth/logout', { ...at(first), token: leaver.token });
    expect(signedOut.status).toBe(200);
    expect(await windows[0]?.isCut()).toBeLessThan(1000);
    expect(await windows[1]?.isCut()).toBeLessThan(FOLLOWS_MS);
    way.open();
    await Promise.all([here.isCut(), there.isCut()]);
    await expectJoined();
  });

  it('have their windows ask while one of them can\u2019t reach Redis, and say so at health', async () => {
    const screens = await Promise.all(
      [first, second].map(async (server) => {
        const open = await window(bert, server);
        const said: boolean[] = [];
        open.socket.on('line', ({ joined }) => said.push(joined));
        return { open, said, info: server.info };
      }),
    );
    const health = async () => {
      const all = await Promise.all(
        screens.map(({ info }) => get('/health', { base: info.baseUrl })),
      );
      return all.map(({ status, body }) => [status, body.redis]);
    };
    await until('both are joined', async () => (await health()).flat().join() === '200,ok,200,ok');
    away.close();
    // The one that can reach Redis sees nothing wrong by itself.
    await until('both have told', () => screens.every(({ said }) => said.at(-1) === false));
    expect(await health()).toEqual(screens.map(() => [200, 'away']));
    // Whoever opens one meanwhile is told as well.
    const late = await openWindow(bert, { ...at(first) });
    expect(await late.receives('line')).toEqual({ joined: false });
    const sent = ['to the other', 'from the other'];
    expect((await one.send(anna, chatId, 'to the other')).status).toBe(200);
    expect((await two.send(anna, chatId, 'from the other')).status).toBe(200);
    // What a window asks for then is all there, once and in order, on both.
    for (const { info } of screens) {
      const read = await chatsAt(info, db).messages(bert, chatId);
      expect(read.slice(-2).map(({ content }) => content)).toEqual(sent);
    }
    away.open();
    await expectJoined();
    await until('both are joined', async () => (await health()).flat().join() === '200,ok,200,ok');
  });

  it('lose no message for anybody’s screen however often Redis goes and comes', async () => {
    const screens = await Promise.all(
      [first, second, first, second].map((server, place) =>
        openScreen(place < 2 ? anna : bert, chatId, server, db),
      ),
    );
    const sent: string[] = [];
    let isOver = false;
    const sending = [one, two].map(async ({ send }, place) => {
      for (let n = 0; !isOver; n += 1) {
        const text = `through it ${place} ${n}`;
        const { status } = await send(place ? anna : bert, chatId, text);
        expect(status).toBe(200);
        sent.push(text);
        await pause(25);
      }
    });
    for (let round = 0; round < 3; round += 1) {
      const before = screens.map(({ connects }) => connects());
      await pause(150);
      way.close();
      await pause(300);
      way.open();
      await until('all windows have come back', () =>
        screens.every(({ connects }, place) => connects() > (before[place] ?? 0)),
      );
    }
    await expectJoined();
    isOver = true;
    await Promise.all(sending);
    await pause(500);
    for (const { seen, window: open } of screens) {
      expect(open.isOpen()).toBe(true);
      expect(sent.filter((text) => !seen.has(text))).toEqual([]);
    }
  }, 60_000);
});

describe.skipIf(onPostgres)('a server whose Redis is nowhere', () => {
  it('serves its own windows, and ends when it is asked to', async () => {
    const env = { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, SEED_DEMO: 'false' };
    const own = await ownServer({ env });
    const db = connect(own.info.database);
    const { signedIn, startChat, send } = chatsAt(own.info, db);
    const [anna, bert] = [await signedIn(), await signedIn()];
    const chatId = await startChat(anna, [bert]);
    const window = await openWindow(bert, { base: own.info.baseUrl });
    expect(await window.watch(chatId)).toEqual({ ok: true, online: [bert.id] });
    expect((await send(anna, chatId, 'alone')).status).toBe(200);
    await window.receives('message');
    expect(await own.stop()).toBe(0);
    expect(window.isOpen()).toBe(false);
    await db.destroy();
    discard(own.info);
  });
});
