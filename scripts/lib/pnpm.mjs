import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs pnpm 10 through npx: nothing needs to be installed by hand for it.
 * @param {string[]} args
 */
export function pnpm(args) {
  // On Windows npx is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32';
  const env = nodeHeaders();
  return run('npx', ['--yes', 'pnpm@10', ...args], { cwd: ROOT, env, output: 'tee', shell });
}

/**
 * Where no ready-made database driver can be had it is compiled, with the headers that came with this
 * Node where they did: that needs no second download.
 * @returns {Record<string, string>}
 */
function nodeHeaders() {
  const home = join(dirname(process.execPath), '..');
  const known = process.env.npm_config_nodedir !== undefined;
  return known || !existsSync(join(home, 'include', 'node', 'node.h'))
    ? {}
    : { npm_config_nodedir: home };
}
