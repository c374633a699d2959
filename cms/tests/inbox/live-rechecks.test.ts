import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { closeWindows, openWindow } from '../harness/live';
import { hasRedis, startRedis } from '../harness/redis';
import { logLines } from '../harness/server-log';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';
import { ownInbox } from './own-inbox';

const WINDOWS = 12;
let redis: Awaited<ReturnType<typeof startRedis>>;
let own: Server;
let into: Knex;

/** A server that looks after its windows every second, because another could change rights, and logs its queries. */
beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  const logging = { SEED_DEMO: 'false', DEBUG: 'knex:query', DEBUG_COLORS: 'no' };
  own = await ownServer({ env: { ...logging, REDIS_URL: redis.url } });
  into = connect(own.info.database);
});
afterAll(async () => {
  if (!hasRedis) return;
  closeWindows();
  await into.destroy();
  expect(await own.stop()).toBe(0);
  await redis.stop();
  discard(own.info);
});

/** How many sessions each query for several of them has named. */
const sessionsAsked = () =>
  logLines(own.info.logFile).flatMap((line) => {
    const [, list] =
      / knex:query select .*portal_sessions.*session_id\W* in \(([$\d?, ]+)\)/.exec(line) ?? [];
    return list === undefined ? [] : [list.split(',').length];
  });

it.skipIf(!hasRedis)(
  'a server asks for the members of many open windows with one query',
  async () => {
    const inbox = ownInbox(own, into);
    const members = await Promise.all(Array.from({ length: WINDOWS }, () => inbox.member()));
    for (const member of members) await openWindow(member, { base: own.info.baseUrl });
    // Each is cached for a second, so that half of them may be due each time the server looks.
    await until('a query asks for half of them', () =>
      sessionsAsked().some((count) => count >= WINDOWS / 2),
    );
  },
);
