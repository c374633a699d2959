import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatsAt } from '../harness/chats-at';
import { connect } from '../harness/database';
import { get, post, type Reply } from '../harness/http';
import { otherBuild, withAttributes } from '../harness/other-build';
import { hasRedis, startRedis } from '../harness/redis';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { until } from '../harness/until';

/** Several servers start one after the other, on a machine that does other things besides. */
const LONG = { timeout: 300_000 };
/** How many messages have to be sent in each state of the update. */
const ENOUGH = 40;

interface Writer {
  token: string;
  chatId: number;
}

/** What a proxy in front knows: the servers, of which some may be down. */
const servers: Server[] = [];
const failures: string[] = [];
const refused: string[] = [];
const acknowledged: string[] = [];

/** Asks the servers in turn, and the next one where nobody listens, as a proxy does. */
async function ask(first: number, call: (base: string) => Promise<Reply>): Promise<Reply> {
  for (let turn = 0; ; turn += 1) {
    const { info } = servers[(first + turn) % servers.length] as Server;
    try {
      return await call(info.baseUrl);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      refused.push(code);
      if (turn > 3 * servers.length) throw error;
    }
  }
}

/** A member who reads their chats and writes into one until the update is over. */
async function useThePortal({ token, chatId }: Writer, isOver: () => boolean) {
  for (let n = 0; !isOver(); n += 1) {
    const content = `${chatId}-${n}`;
    const body = { chatId, clientId: randomUUID(), content };
    const replies = {
      list: await ask(n, (base) => get('/inbox/chats/me', { token, base })),
      read: await ask(n, (base) => get(`/inbox/chats/${chatId}`, { token, base })),
      send: await ask(n, (base) => post('/inbox/messages', { token, base, body })),
    };
    for (const [name, { status, text }] of Object.entries(replies)) {
      if (status !== 200) failures.push(`${name} ${status} ${text}`);
    }
    if (replies.send.status === 200) acknowledged.push(content);
  }
}

/** Servers of two releases with the same schema number, on one PostgreSQL, as `docs/operations.md` updates them. */
describe.skipIf(!onPostgres)('a rolling update', () => {
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
  let db: Knex;
  let next: string;
  let env: Record<string, string>;
  const writers: Writer[] = [];

  beforeAll(async () => {
    // The next release has one more column in the table that is written most.
    next = otherBuild('1.1.1', {
      'api/inbox/content-types/chat-message/schema.json': withAttributes((attributes) => ({
        ...attributes,
        added: { type: 'string' },
      })),
    });
    redis = hasRedis ? await startRedis() : undefined;
    env = { SEED_DEMO: 'false', ...(redis && { REDIS_URL: redis.url }) };
    servers.push(await ownServer({ env }));
    const { info } = servers[0] as Server;
    servers.push(await ownServer({ env, after: info }));
    db = connect(info.database);
    const { signedIn, startChat } = chatsAt(info, db);
    for (let n = 0; n < 4; n += 1) {
      const [anna, bert] = [await signedIn(), await signedIn()];
      writers.push({ token: anna.token, chatId: await startChat(anna, [bert]) });
    }
  }, LONG.timeout);
  afterAll(async () => {
    await db?.destroy();
    await Promise.all(servers.map((own) => own.kill()));
    await redis?.stop();
    const [first] = servers;
    if (first) discard(first.info);
  });

  /** Stops one of the two servers, and starts it again as another build. */
  async function replace(place: number, build?: string) {
    const { info, stop } = servers[place] as Server;
    expect(await stop()).toBe(0);
    servers[place] = await ownServer({ env, after: info, ...(build && { build }) });
  }

  const enoughIsSent = () => {
    const before = acknowledged.length;
    return until('messages are sent', () => acknowledged.length >= before + ENOUGH, 120);
  };

  it('loses no request and no message, forward and back again', LONG, async () => {
    let isOver = false;
    const work = Promise.all(writers.map((writer) => useThePortal(writer, () => isOver)));
    try {
      await enoughIsSent();
      await replace(0, next);
      await enoughIsSent();
      await replace(1, next);
      await enoughIsSent();
      // One that has to go back finds a database that is not newer than itself.
      await replace(0);
      await enoughIsSent();
    } finally {
      isOver = true;
      await work;
    }
    expect(failures).toEqual([]);
    // Nobody listens, or the system had taken the connection for a server that was about to close. Nothing else broke off.
    const closed = ['ECONNREFUSED', 'ECONNRESET'];
    expect(refused.filter((code) => !closed.includes(code))).toEqual([]);
    expect(refused).toContain('ECONNREFUSED');
    const kept: string[] = await db('inbox_messages').whereNotNull('sender_id').pluck('content');
    expect(kept.filter((content) => /^\d+-\d+$/.test(content)).sort()).toEqual(acknowledged.sort());
    const releases: string[] = await db('portal_releases').orderBy('id').pluck('version');
    expect(releases.slice(-2)).toEqual(['1.1.1', releases[0]]);
    expect(await db.schema.hasColumn('inbox_messages', 'added')).toBe(true);
  });
});
