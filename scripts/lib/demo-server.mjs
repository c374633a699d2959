import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SECRETS } from './env-file.mjs';
import { inRepo } from './paths.mjs';
import { forwardSignals } from './run.mjs';
import { Refusal } from './say.mjs';
import { healthUrl, serverEnv, untilHealthy } from './server.mjs';

const HOST = '127.0.0.1';
const BOOT_MS = 180_000;

/** Loaded into a server, it moves its clock by the milliseconds that the file `clock` in its data folder says. */
const CLOCK = pathToFileURL(inRepo('cms', 'tests', 'harness', 'clock-on-demand.mjs')).href;

/**
 * Starts the built server with a fresh demo, on a free port and on data of its own. It neither sends mails nor touches
 * the data of this installation, whatever is set for that.
 * @param {Date} now what its clock says when it starts
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDemo(now) {
  const data = mkdtempSync(join(tmpdir(), 'hearthside-pictures-'));
  writeFileSync(join(data, 'clock'), String(now.getTime() - Date.now()));
  const port = String(await freePort());
  const { PATH, HOME, TMPDIR } = process.env;
  const env = serverEnv({
    PATH,
    HOME,
    TMPDIR,
    ...Object.fromEntries(SECRETS.map(({ key, make }) => [key, make()])),
    // The server reads cms/.env itself. What is set here counts, even where it is empty.
    ...{ SMTP_URL: '', REDIS_URL: '', DATABASE_URL: '', STORAGE: 'local' },
    HOST,
    PORT: port,
    PUBLIC_URL: `http://${HOST}:${port}`,
    SEED_DEMO: 'true',
    LIMITS_FACTOR: '100',
    DATA_DIR: data,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILE: join(data, 'portal.db'),
    NODE_OPTIONS: `--import ${CLOCK}`,
  });
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: inRepo('cms'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stopForwarding = forwardSignals(child);
  const ending = new AbortController();
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => ending.abort());
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    stopForwarding();
    rmSync(data, { recursive: true, force: true });
  };
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(BOOT_MS)]);
  if (!(await untilHealthy(healthUrl(HOST, port), signal))) {
    await stop();
    throw new Refusal('The server did not start; the lines above say why.');
  }
  return { url: env.PUBLIC_URL, stop };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
