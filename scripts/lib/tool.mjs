import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/**
 * The npm package that each command comes from. TypeScript 7 checks types and builds the contract in less than half the
 * time. Strapi's build and ESLint's parser need the JavaScript interface that it lacks (docs/decisions/066).
 */
const PACKAGE_OF = {
  eslint: 'eslint',
  knip: 'knip',
  oxlint: 'oxlint',
  prettier: 'prettier',
  strapi: '@strapi/strapi',
  tsc: 'typescript',
  'tsc-7': 'typescript-7',
  vite: 'vite',
  vitest: 'vitest',
};

/**
 * The JavaScript file behind a package's command, to be run by this Node. It is the same on every system, while
 * node_modules/.bin has a shell script on one and a .cmd file on another. A package without the command gets the
 * root's.
 * @param {keyof typeof PACKAGE_OF} name
 * @param {string} folder a workspace package's folder, or '' for the root
 */
export function toolPath(name, folder = '') {
  const own = join(ROOT, folder, 'node_modules', PACKAGE_OF[name]);
  const home = existsSync(own) ? own : join(ROOT, 'node_modules', PACKAGE_OF[name]);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name === 'tsc-7' ? 'tsc' : name]);
}

/**
 * The environment a command gets from pnpm's own launchers. Packages that import what they do not declare (some of
 * Strapi's do) find it in pnpm's hidden folder.
 */
export function toolEnv() {
  return { NODE_PATH: join(ROOT, 'node_modules', '.pnpm', 'node_modules') };
}

/**
 * Runs a package's command in its folder.
 * @param {keyof typeof PACKAGE_OF} name
 * @param {string} folder
 * @param {string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export function runTool(name, folder, args, options = {}) {
  const env = { ...toolEnv(), ...options.env };
  const cwd = join(ROOT, folder);
  return run(process.execPath, [toolPath(name, folder), ...args], { cwd, ...options, env });
}
