import { renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatsAt, type Person } from '../harness/chats-at';
import { connect } from '../harness/database';
import { get, type Reply } from '../harness/http';
import { discard, startServer, type Server } from '../harness/server';
import { onPostgres, ownServer, preparedInstallation } from '../harness/shared';
import { silentWay } from '../harness/silent-way';
import { until } from '../harness/until';

const HEALTH_MS = 2000;
/** Short waits, so that the test is; `docs/operations.md` has the usual ones. */
const env = {
  SEED_DEMO: 'false',
  DATABASE_POOL_MAX: '3',
  DATABASE_LOCK_TIMEOUT_MS: '500',
  DATABASE_STATEMENT_TIMEOUT_MS: '700',
  DATABASE_ACQUIRE_TIMEOUT_MS: '700',
};
/** The longest a request may take then: a connection, a statement, and what a silent server is granted. */
const REQUEST_MS = 5000;

async function timed(ask: () => Promise<Reply>) {
  const start = performance.now();
  const reply = await ask();
  return { ...reply, ms: performance.now() - start };
}

describe('a server whose database makes it wait', () => {
  let own: Server;
  let db: ReturnType<typeof connect>;
  let chats: ReturnType<typeof chatsAt>;
  let writer: Person;
  let chatId: number;
  const health = () => timed(() => get('/health', { base: own.info.baseUrl }));
  const send = (text: string) => timed(() => chats.send(writer, chatId, text));

  beforeAll(async () => {
    own = await ownServer({ env });
    db = connect(own.info.database);
    chats = chatsAt(own.info, db);
    writer = await chats.signedIn();
    chatId = await chats.startChat(writer, [await chats.signedIn()]);
  }, 60_000);
  afterAll(async () => {
    await own.stop();
    await db.destroy();
    discard(own.info);
  });

  /** Everyone writes while someone else holds what they need: refused in time, and health answers meanwhile. */
  async function expectRefusedInTime(hold: () => Promise<() => Promise<unknown>>) {
    const letGo = await hold();
    const sending = Array.from({ length: 12 }, (_, n) => send(`held up ${n}`));
    const watching: Awaited<ReturnType<typeof health>>[] = [];
    let isOver = false;
    void Promise.allSettled(sending).then(() => (isOver = true));
    while (!isOver) watching.push(await health());
    const sent = await Promise.all(sending).finally(letGo);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 503));
    expect(sent[0]?.body).toEqual({ error: expect.stringContaining('try again') });
    expect(Math.max(...watching.map(({ ms }) => ms))).toBeLessThan(HEALTH_MS);
    for (const { status } of watching) expect([200, 503]).toContain(status);
    await until('it works again', async () => (await send('free again')).status === 200);
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
    return sent;
  }

  it.skipIf(!onPostgres)('refuses in time what waits for a locked table', async () => {
    const sent = await expectRefusedInTime(async () => {
      const locked = await db.transaction();
      await locked.raw('lock table inbox_messages in access exclusive mode');
      return () => locked.rollback();
    });
    expect(Math.max(...sent.map(({ ms }) => ms))).toBeLessThan(REQUEST_MS);
    expect(own.output()).toMatch(/POST \/api\/inbox\/messages could not be done: .*55P03/);
  });

  it.skipIf(onPostgres)('refuses what another process keeps it from writing', async () => {
    await expectRefusedInTime(async () => {
      await db.raw('begin immediate');
      return () => db.raw('rollback');
    });
    expect(own.output()).toMatch(/could not be done: .*SQLITE_BUSY/);
  });

  it.skipIf(!onPostgres)('answers 503 where its connection is ended in a transaction', async () => {
    const locked = await db.transaction();
    await locked.raw('lock table inbox_messages in access exclusive mode');
    const sending = send('cut off');
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until('it waits', async () => {
      const { rows } = await db.raw(`select pg_terminate_backend(pid) ${waiting}`);
      return rows.length > 0;
    });
    expect(await sending).toMatchObject({ status: 503, body: { error: expect.any(String) } });
    await locked.rollback();
    await until('it works again', async () => (await send('joined again')).status === 200);
  });
});

describe('a server whose database can only be read', () => {
  it('answers 503 at health, because every change would be lost, and goes on later', async () => {
    const own = await ownServer({ env });
    const { database, baseUrl: base } = own.info;
    const db = connect(database);
    const health = () => get('/health', { base });
    expect((await health()).status).toBe(200);
    const name = database.client === 'postgres' ? new URL(database.url).pathname.slice(1) : '';
    if (database.client === 'sqlite') {
      // A root user may write to everything that is there, so it is moved away.
      renameSync(database.file, `${database.file}.away`);
    } else {
      await db.raw(`alter database ${name} set default_transaction_read_only = on`);
      await db.raw(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    }
    await until('it says so', async () => {
      const { status, body } = await health();
      return status === 503 && body.details.database === 'It can be read, and not written to.';
    });
    if (database.client === 'sqlite') renameSync(`${database.file}.away`, database.file);
    else {
      await db.raw('set default_transaction_read_only = off');
      await db.raw(`alter database ${name} reset default_transaction_read_only`);
      await db.raw(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    }
    await until('health is back', async () => (await health()).status === 200);
    // Its jobs may have met the read-only database.
    await own.kill();
    await db.destroy();
    discard(own.info);
  }, 60_000);
});

describe.skipIf(!onPostgres)('a server whose database says nothing any more', () => {
  it('answers 503 within two seconds at health, refuses the rest, and goes on later', async () => {
    const info = await preparedInstallation();
    if (info.database.client !== 'postgres') throw new Error('Only on PostgreSQL.');
    const url = new URL(info.database.url);
    const way = await silentWay(Number(url.port));
    url.port = String(way.port);
    const database = { client: 'postgres' as const, url: url.toString() };
    const own = await startServer({ after: { ...info, database }, env });
    const db = connect(info.database);
    const base = own.info.baseUrl;
    const { signedIn } = chatsAt(own.info, db);
    const { token } = await signedIn();
    const health = () => timed(() => get('/health', { base }));
    expect((await health()).status).toBe(200);

    way.fallSilent();
    // First by connections that were open, then by those that are let in and never answered.
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 5 }, () => timed(() => get('/users/me', { base, token })));
      const { status, body, ms } = await health();
      expect(ms).toBeLessThan(HEALTH_MS);
      expect([status, body.details]).toEqual([503, { database: expect.any(String) }]);
      const answers = await Promise.all(asked);
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 503));
      expect(Math.max(...answers.map((answer) => answer.ms))).toBeLessThan(REQUEST_MS);
    }
    way.answer();
    await until('health is back', async () => (await health()).status === 200);
    expect((await get('/users/me', { base, token })).status).toBe(200);
    await own.stop();
    await db.destroy();
    await way.stop();
    discard(own.info);
  }, 120_000);
});

it('a server starts however long its own start waits for a connection, and only then counts', async () => {
  const own = await ownServer({ env: { ...env, DATABASE_ACQUIRE_TIMEOUT_MS: '25' } });
  expect((await get('/health', { base: own.info.baseUrl })).status).toBe(200);
  await own.stop();
  discard(own.info);
}, 60_000);

it.skipIf(!onPostgres || !process.env.PROVE)(
  'a server starts although each connection to its database takes longer to make than it may later',
  async () => {
    const info = await preparedInstallation();
    if (info.database.client !== 'postgres') throw new Error('Only on PostgreSQL.');
    const url = new URL(info.database.url);
    const way = await silentWay(Number(url.port), { answersAfterMs: 6000 });
    url.port = String(way.port);
    const database = { client: 'postgres' as const, url: url.toString() };
    const own = await startServer({ after: { ...info, database }, env: { SEED_DEMO: 'false' } });
    expect((await get('/health', { base: own.info.baseUrl })).status).toBe(200);
    await own.stop();
    await way.stop();
    discard(own.info);
  },
  180_000,
);
