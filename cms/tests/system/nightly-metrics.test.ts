import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { connect } from '../harness/database';
import { post, raw } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { SWEEPING } from '../harness/sweep';
import { until } from '../harness/until';

const TOKEN = 'metrics-token-of-a-test';

let server: Server;
let db: Knex;
beforeAll(async () => {
  const env = { ...SWEEPING, SEED_DEMO: 'false', METRICS_TOKEN: TOKEN };
  server = await ownServer({ env });
  db = connect(server.info.database);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

/** When the metrics say that the nightly sweep last went well; undefined if they do not name it. */
async function lastSuccess(): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { text } = await raw('GET', '/metrics', { base: server.info.baseUrl, headers });
  // Says by itself why nothing below is there.
  expect(text).toContain('\nhearthside_database_up 1\n');
  const line = /^hearthside_job_last_success_timestamp_seconds\{job="sweep"\} (\S+)$/m.exec(text);
  return line?.[1] === undefined ? undefined : Number(line[1]);
}

// An alert can't find what has no value: HearthsideNightNever and HearthsideBackupNever wait for this 0.
it('a nightly job that never went well is 0 in the metrics, and has its time once it did', async () => {
  expect(await lastSuccess()).toBe(0);
  const { id } = await makeMember({ role: 'admin', into: db });
  const { token } = await openSession(id, server.info, db);
  const asked = Date.now() / 1000;
  const base = server.info.baseUrl;
  expect((await post('/system/jobs/sweep/run', { token, base })).status).toBe(200);
  const at = await until('it went well', async () => (await lastSuccess()) || undefined);
  expect(at).toBeGreaterThan(asked - 60);
  expect(at).toBeLessThan(Date.now() / 1000 + 60);
});
