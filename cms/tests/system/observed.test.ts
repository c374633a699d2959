import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { freePort } from '../harness/free-port';
import { get, raw } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { logLines } from '../harness/server-log';
import { ownServer, server as sharedServer } from '../harness/shared';
import { until } from '../harness/until';

let server: Server;
let port: number;
let db: ReturnType<typeof connect>;

const TOKEN = 'metrics-token-of-a-test';

beforeAll(async () => {
  port = await freePort();
  const env = {
    ...{ LOG_FORMAT: 'json', METRICS_PORT: String(port), METRICS_TOKEN: TOKEN },
    SEED_DEMO: 'false',
  };
  server = await ownServer({ env });
  db = connect(server.info.database);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

const base = () => server.info.baseUrl;
const scrape = (at: string, token?: string) =>
  raw('GET', '/metrics', {
    base: at,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

it('every line of the log is one object with its time and its level', () => {
  const lines = logLines(server.info.logFile).filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String) });
});

it('every answer names its request, by an id that nobody else has given it', async () => {
  const own = await get('/health/live', { base: base() });
  expect([own.status, own.body]).toEqual([200, { status: 'ok' }]);
  expect(own.headers['x-request-id']).toMatch(/^[0-9a-f]{10}$/);
  const headers = { 'x-request-id': 'forged-0123456789' };
  const given = await get('/health/live', { base: base(), headers });
  expect(given.headers['x-request-id']).toMatch(/^[0-9a-f]{10}$/);
});

it('a failure gives a reference under which the log says why', async () => {
  const admin = await makeMember({ role: 'admin', into: db });
  const { token } = await openSession(admin.id, server.info, db);
  // The table is away for a moment, as after a disk failed.
  await db.schema.renameTable('portal_notifications', 'portal_notifications_away');
  const answer = await get('/notifications', { token, base: base() });
  await db.schema.renameTable('portal_notifications_away', 'portal_notifications');
  expect([answer.status, answer.reference]).toEqual([500, answer.headers['x-request-id']]);
  const line = await until('the line of the failure', () =>
    logLines(server.info.logFile).find((one) => one.includes(answer.reference ?? 'none')),
  );
  expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId: answer.reference });
});

it('the metrics are answered on their port and on the portal’s to whoever has the token', async () => {
  await get('/settings', { base: base() });
  for (const at of [base(), `http://127.0.0.1:${port}`]) {
    const { status, text, headers } = await scrape(at, TOKEN);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toContain('hearthside_requests_total{endpoint="settings.read",status="200"}');
    expect(text).toContain('hearthside_database_up 1');
    expect(text).toMatch(/hearthside_disk_free_ratio\{holds="\w+"\} 0\.\d+/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    for (const token of [undefined, 'wrong']) expect((await scrape(at, token)).status).toBe(401);
  }
});

it('a server without the settings has no metrics at all', async () => {
  const { status, text } = await scrape(sharedServer.baseUrl, TOKEN);
  expect(status).toBe(404);
  expect(text).not.toContain('hearthside_');
});
