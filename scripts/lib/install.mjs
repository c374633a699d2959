import { existsSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRepo, PACKAGES, ROOT } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { run } from './run.mjs';
import { Refusal } from './say.mjs';
import { onceFor } from './stamp.mjs';

const NETWORK_TROUBLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL/;

/** The packages with install scripts that take a moment (pnpm-workspace.yaml, onlyBuiltDependencies). */
const QUICK = ['@swc/core', 'esbuild', 'sharp'];
/** The one that takes a minute where no ready-made driver can be downloaded. */
const DRIVER = 'better-sqlite3';

/** The compiled parts of packages fit one version of Node's binary interface on one kind of machine. */
const RUNTIME = `${process.platform}-${process.arch}-${process.versions.modules}`;

/**
 * Installs the packages if the lockfile, a package.json or the kind of Node changed since last time.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export function installPackages({ force } = {}) {
  const manifests = PACKAGES.map((name) => `${name}/package.json`);
  const inputs = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests];
  return onceFor({
    name: 'install',
    input: `${fingerprint(ROOT, inputs)} ${RUNTIME}`,
    present: () => ['', 'cms', 'web'].every((name) => existsSync(inRepo(name, 'node_modules'))),
    work: install,
    force,
  });
}

async function install() {
  // Without a terminal, pnpm would stop and ask before it replaces an older node_modules.
  const install = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  for (const args of [
    [...install, '--ignore-scripts'],
    ['rebuild', '--recursive', ...QUICK],
  ]) {
    const { code, output } = await pnpm(args, 'tee');
    if (code !== 0) throw new Refusal(explain(output));
  }
}

/**
 * Compiles or downloads the database driver if it is missing or belongs to another kind of Node. No build needs it, so
 * this can go on beside them.
 * @returns {Promise<boolean>} whether anything had to be done
 */
export async function installDriver() {
  if (await driverLoads()) return false;
  const { code, output } = await pnpm(
    ['--filter', '@hearthside/cms', 'rebuild', DRIVER],
    'capture',
  );
  if (code === 0 && (await driverLoads())) return true;
  console.log(output);
  throw new Refusal(explain(output));
}

async function driverLoads() {
  const probe = `new (require('${DRIVER}'))(':memory:')`;
  const options = { cwd: inRepo('cms'), output: /** @type {const} */ ('capture') };
  return (await run(process.execPath, ['-e', probe], options)).code === 0;
}

/**
 * What to tell a person whose install failed.
 * @param {string} output pnpm's and npm's own words
 */
export function explain(output) {
  if (NETWORK_TROUBLE.test(output))
    return [
      'The packages could not be downloaded: this machine does not reach the package registry.',
      'Please check the internet connection and, where there is one, the proxy (npm config get proxy).',
      'Then run the same command again; what was already downloaded is kept.',
    ].join('\n');
  if (/ENOSPC/.test(output)) return 'The disk is full: about 2 GB are needed for the packages.';
  return 'The packages could not be installed; the lines above say why.';
}
