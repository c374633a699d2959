import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { service } from './compose-file';
import { freePort } from './nginx';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

it.runIf(hasRedis)(
  'Redis reads its settings from its input, and lets nobody in without the password',
  async () => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'hearthside-redis-'));
    const [shell = '', flag = '', script = ''] = service('redis').command ?? [];
    // The text of the file as compose passes it on, with a port of the test's own.
    const text = script
      .replaceAll('$$', '$')
      .replace('\nEND', `\nport ${port}\nbind 127.0.0.1\nEND`);
    const env = { PATH: process.env.PATH, REDISCLI_AUTH: 'not-for-everybody' };
    const child = spawn(shell, [flag, text], { env, cwd: folder, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const ask = (password: string, ...args: string[]) =>
      spawnSync('redis-cli', ['-p', String(port), ...args], {
        env: { PATH: process.env.PATH, ...(password && { REDISCLI_AUTH: password }) },
        encoding: 'utf8',
      }).stdout.trim();
    try {
      await expect.poll(() => ask('not-for-everybody', 'ping'), { timeout: 10_000 }).toBe('PONG');
      expect(ask('', 'ping')).toContain('NOAUTH');
      expect(ask('not-for-everybody', 'config', 'get', 'save')).toBe('save');
      expect(ask('not-for-everybody', 'config', 'get', 'appendonly')).toContain('no');
    } finally {
      // The shell was replaced by the server, so the signal reaches the server.
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
