import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRepo, ROOT } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs the pnpm version this repository names, through npx, so that nothing needs to be installed by hand for it.
 * @param {string[]} args
 * @param {'tee' | 'capture'} output
 */
export function pnpm(args, output) {
  const { packageManager } = JSON.parse(readFileSync(inRepo('package.json'), 'utf8'));
  // On Windows npx is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32';
  const env = nodeHeaders();
  return run('npx', ['--yes', packageManager, ...args], { cwd: ROOT, env, output, shell });
}

/**
 * If no prebuilt database driver is available it is compiled. The headers that came with this Node, if any, save a
 * second download.
 * @returns {Record<string, string>}
 */
function nodeHeaders() {
  const home = join(dirname(process.execPath), '..');
  const known = process.env.npm_config_nodedir !== undefined;
  return known || !existsSync(join(home, 'include', 'node', 'node.h'))
    ? {}
    : { npm_config_nodedir: home };
}
