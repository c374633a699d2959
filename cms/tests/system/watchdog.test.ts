import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { get } from '../harness/http';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

const SECONDS = 5;
const STUCK = `The server has been stuck for ${SECONDS} seconds`;

describe('the watchdog', () => {
  let server: Server;

  beforeEach(async () => {
    const NODE_OPTIONS = `--import ${new URL('../harness/block-on-demand.mjs', import.meta.url).href}`;
    const env = { NODE_OPTIONS, WATCHDOG_SECONDS: String(SECONDS), SEED_DEMO: 'false' };
    server = await ownServer({ env });
  }, 120_000);
  afterEach(() => discard(server.info));

  const blocked = async (ms: number) => {
    const wish = path.join(server.info.dataDir, 'block');
    writeFileSync(`${wish}.part`, String(ms));
    renameSync(`${wish}.part`, wish);
    await until('the server is blocked', () => !existsSync(wish));
  };
  const health = () => get('/health/live', { base: server.info.baseUrl });

  it('ends a server that is blocked for good, and logs where it was', async () => {
    await blocked(Number.MAX_SAFE_INTEGER);
    // No code: it was killed.
    expect(await server.exited).toBeNull();
    expect(server.output()).toContain(STUCK);
    expect(server.output()).toMatch(/at block \(file:\/\/.*block-on-demand\.mjs:\d+\)/);
  });

  it('lets a server go on that was blocked for less, or halted for longer', async () => {
    await blocked((SECONDS * 1000) / 2);
    expect((await health()).status).toBe(200);
    process.kill(server.info.pid ?? 0, 'SIGSTOP');
    await pause(SECONDS * 1500);
    process.kill(server.info.pid ?? 0, 'SIGCONT');
    expect((await health()).status).toBe(200);
    await pause(1000);
    expect((await health()).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain(STUCK);
  });
});
