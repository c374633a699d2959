import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SECRETS } from './env-file.mjs';
import { inRepo } from './paths.mjs';
import { forwardSignals } from './run.mjs';
import { Refusal } from './say.mjs';
import { healthUrl, serverEnv, untilHealthy } from './server.mjs';
import { settings } from './stored-data.mjs';

const HOST = '127.0.0.1';
const BOOT_MS = 180_000;

/** Settings of this installation that say how a program reaches others, and how long it waits for a database. */
const SHARED =
  /^(PATH|HOME|TMPDIR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|PG[A-Z]+|DATABASE_(POOL_MAX|\w+_TIMEOUT_MS))$/;

/**
 * Starts the built server beside this installation, with secrets, a port and a data folder of its own. It sends
 * nothing, and knows no other setting of this installation: neither its database nor its files.
 * @param {string} data its folder
 * @param {Record<string, string>} more its further settings, such as its database
 * @param {'inherit' | 'pipe'} [output] `pipe` keeps what it says, and reports it if the server does not start
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Refusal} where it does not start
 */
export async function startSeparateServer(data, more, output = 'inherit') {
  const port = String(await freePort());
  const ours = Object.entries(settings(process.env)).filter(([key]) => SHARED.test(key));
  const env = serverEnv({
    ...Object.fromEntries(ours),
    // Strapi would read cms/.env otherwise.
    ENV_PATH: join(data, 'none.env'),
    ...Object.fromEntries(SECRETS.map(({ key, make }) => [key, make()])),
    PUSH: 'off',
    HOST,
    PORT: port,
    PUBLIC_URL: `http://${HOST}:${port}`,
    DATA_DIR: data,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILE: join(data, 'portal.db'),
    ...more,
  });
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: inRepo('cms'),
    env,
    stdio: ['ignore', output, output],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => (said += chunk));
  const stopForwarding = forwardSignals(child);
  const ending = new AbortController();
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => ending.abort());
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    stopForwarding();
  };
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(BOOT_MS)]);
  if (!(await untilHealthy(healthUrl(HOST, port), signal))) {
    await stop();
    const why = output === 'pipe' ? `:\n${said.trim()}` : '; the lines above say why.';
    throw new Refusal(`The server did not start${why}`);
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
