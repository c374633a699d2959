import { spawn } from 'node:child_process';
import { inRepo } from './paths.mjs';
import { forwardSignals } from './run.mjs';
import { toolEnv } from './tool.mjs';

/**
 * The environment the server starts with. What the person set is kept.
 * @param {Record<string, string | undefined>} given from the environment and from cms/.env
 */
export function serverEnv(given) {
  const port = given.PORT || '1337';
  return {
    ...given,
    ...toolEnv(),
    NODE_ENV: 'production',
    HOST: given.HOST || '0.0.0.0',
    PORT: port,
    PUBLIC_URL: given.PUBLIC_URL || `http://localhost:${port}`,
    SEED_DEMO: given.SEED_DEMO ?? 'true',
    // The first start logs forty lines about tables that nobody needs. Warnings and errors are still logged.
    LOG_LEVEL: given.LOG_LEVEL ?? 'warn',
    STRAPI_TELEMETRY_DISABLED: 'true',
    TZ: 'UTC',
  };
}

/**
 * Runs the server until it ends.
 * @param {ReturnType<typeof serverEnv>} env
 * @param {() => void} onReady called once it answers
 * @returns {Promise<number>} its exit code
 */
export function runServer(env, onReady) {
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: inRepo('cms'),
    env,
    stdio: 'inherit',
  });
  const stopForwarding = forwardSignals(child);
  const watching = new AbortController();
  void untilHealthy(healthUrl(env.HOST, env.PORT), watching.signal).then(
    (healthy) => healthy && onReady(),
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      watching.abort();
      stopForwarding();
      // A shell reports a program ended by a signal as 128 + its number: 2 is Ctrl+C (SIGINT), 15 is SIGTERM.
      resolve(code ?? { SIGINT: 130, SIGTERM: 143 }[String(signal)] ?? 1);
    });
  });
}

/**
 * The address at which this machine reaches a server that listens on this host and port.
 * @param {string} host
 * @param {string} port
 */
export function healthUrl(host, port) {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}/api/health`;
}

/**
 * Polls until the server reports that it is healthy, or until the signal aborts.
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>}
 */
export async function untilHealthy(url, signal) {
  while (!signal.aborted) {
    const answer = await fetch(url, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
