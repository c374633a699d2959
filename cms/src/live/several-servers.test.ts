import { createServer } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, expect, it, vi } from 'vitest';
import { joinServers } from './several-servers';

afterEach(() => vi.unstubAllEnvs());

/** A Redis that accepts connections and never answers. */
async function silentRedis() {
  const redis = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => redis.listen(0, '127.0.0.1', resolve));
  const { port } = redis.address() as { port: number };
  return { url: `redis://127.0.0.1:${port}`, redis };
}

it('a server’s link to Redis can end while it connects, without an uncaught error', async () => {
  const { url, redis } = await silentRedis();
  vi.stubEnv('REDIS_URL', url);
  const warn = vi.fn();
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  const io = new Server();
  const leave = joinServers({ log: { warn } } as never, io as never);
  leave();
  await vi.waitFor(() => expect(String(warn.mock.calls)).toContain('Redis, live: Error'), 10_000);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  redis.close();
});
