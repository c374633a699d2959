import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const cms = path.resolve(import.meta.dirname, '../../cms');

/** The built system, started on its own data for one test run. */
export interface PortalServer {
  url: string;
  /** The folder with its database and its files. */
  data: string;
  /** The folder its mails are written to as .eml files. */
  outbox: string;
  /** The error lines the server wrote. There should be none. */
  errors(): string[];
  /** Everything the server wrote. */
  log(): string;
  /** Stops the server and keeps its data, as if the machine were switched off and on. */
  pause(): Promise<void>;
  /** Kills the server in the middle of whatever it does, as a power failure would. */
  kill(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** A port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A line of Strapi's log at error level. */
const ERROR_LINE = /^\[[^\]]+\] error:/;

const secret = () => randomBytes(24).toString('base64url');

/**
 * Starts the production build with demo data in a temporary folder and waits until it is healthy. `seeded` is the
 * data folder of a paused server to start from a copy of. Without it the demo data is created again, which takes
 * longer.
 */
export async function startPortal(
  seeded?: string,
  more: Record<string, string> = {},
): Promise<PortalServer> {
  const port = await freePort();
  // Passkeys belong to a name, and none can belong to an address of numbers.
  const { SITE = '127.0.0.1', ...settings } = more;
  const url = `http://${SITE}:${port}`;
  const data = mkdtempSync(path.join(tmpdir(), 'hearthside-e2e-'));
  if (seeded) cpSync(seeded, data, { recursive: true });
  // The machine's own disk may be nearly full, which is no journey's matter.
  const freeSpace = path.join(data, 'free-space');
  writeFileSync(freeSpace, '0.5');
  const env = {
    ...process.env,
    TZ: 'UTC',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SEED_DEMO: 'true',
    LIMITS_FACTOR: '100',
    DATA_DIR: data,
    DISK_FREE_FILE: freeSpace,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILE: path.join(data, 'portal.db'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    JWT_SECRET: secret(),
    FILE_SECRET: secret(),
    ...settings,
  };
  let log = '';
  let child: ChildProcess | undefined;

  async function resume() {
    const started = spawn(process.execPath, ['start.mjs'], { cwd: cms, env });
    child = started;
    started.stdout.on('data', (text: Buffer) => (log += text.toString()));
    started.stderr.on('data', (text: Buffer) => (log += text.toString()));
    const deadline = Date.now() + 180_000;
    for (;;) {
      if (started.exitCode !== null) throw new Error(`The server did not start:\n${log}`);
      const healthy = await fetch(`${url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      if (Date.now() > deadline) {
        await end('SIGKILL');
        throw new Error(`The server is not healthy:\n${log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }
  const pause = () => end('SIGTERM');

  await resume();
  return {
    url,
    data,
    outbox: path.join(data, 'outbox'),
    log: () => stripVTControlCharacters(log),
    errors: () =>
      stripVTControlCharacters(log)
        .split('\n')
        .filter((line) => ERROR_LINE.test(line)),
    pause,
    kill: () => end('SIGKILL'),
    resume,
    async stop() {
      await pause();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
