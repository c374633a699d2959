import { existsSync, rmSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRepo, ROOT } from './paths.mjs';
import { Refusal } from './say.mjs';
import { onceFor } from './stamp.mjs';
import { runTool } from './tool.mjs';

/**
 * @typedef {object} Build
 * @property {'contract' | 'cms' | 'web'} name
 * @property {string} title
 * @property {string[]} inputs what the result depends on
 * @property {string} result a file that is there after a whole build
 * @property {string} output the folder that is emptied before
 * @property {string} [setting] a setting of the environment that the result depends on too
 * @property {[tool: 'tsc-7' | 'strapi' | 'vite', ...args: string[]]} command
 */

const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const CONTRACT = ['contract/src', 'contract/package.json', 'contract/tsconfig.build.json'];
/** The rich text editor is part of the portal and of the panel. */
const RICH_TEXT = ['rich-text/src', 'rich-text/package.json'];

/** What is built, in this order. @type {Build[]} */
export const BUILDS = [
  {
    name: 'contract',
    title: 'Building what portal and server agree on',
    inputs: [...COMMON, ...CONTRACT],
    result: 'contract/dist',
    output: 'contract/dist',
    // In a third of the time, and without the way of finding modules that TypeScript 7 no longer has.
    command: ['tsc-7', '-p', 'tsconfig.build.json', '--moduleResolution', 'bundler'],
  },
  {
    name: 'cms',
    title: 'Building the server and the panel (about a minute when something changed)',
    inputs: [...COMMON, ...CONTRACT, ...RICH_TEXT, 'cms'],
    result: 'cms/dist/build/index.html',
    // Strapi itself leaves behind what was removed from the sources, and then serves it.
    output: 'cms/dist',
    command: ['strapi', 'build'],
  },
  {
    name: 'web',
    title: 'Building the portal',
    inputs: [...COMMON, ...CONTRACT, ...RICH_TEXT, 'web'],
    result: 'web/dist/index.html',
    output: 'web/dist',
    // The language of its texts (docs/decisions/100).
    setting: 'PORTAL_LANGUAGE',
    // Otherwise its list of four hundred files is most of what a first start prints.
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
];

const NO_SOURCE_FOLDERS =
  /(^|\/)(node_modules|dist|\.[^/]+)$|^\w+\/tests$|^cms\/(data(-[^/]*)?|public\/uploads|types\/generated)$/;
const NO_SOURCE_FILES = /\.test\.tsx?$|(^|\/)vitest[.\w-]*\.ts$|(^|\/)\.env[.\w]*$/;

/**
 * Whether a path has no influence on a build: results, data, tests, hidden files.
 * @param {string} path
 */
export const isNoSource = (path) => NO_SOURCE_FOLDERS.test(path) || NO_SOURCE_FILES.test(path);

/** What the result of a build depends on, as one text. @param {Build} build */
export function inputOf({ inputs, setting }) {
  const files = fingerprint(ROOT, inputs, isNoSource);
  const set = setting ? (process.env[setting] ?? '') : '';
  return set ? `${files} ${setting}=${set}` : files;
}

/**
 * Builds one package if its sources changed since its last complete build.
 * @param {Build} build
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} whether it was built
 */
export function buildOne(build, { force } = {}) {
  return onceFor({
    name: `build-${build.name}`,
    input: inputOf(build),
    present: () => existsSync(inRepo(build.result)),
    work: () => compile(build),
    force,
  });
}

/** @param {Build} build */
async function compile({ name, output, result, command: [tool, ...args] }) {
  rmSync(inRepo(output), { recursive: true, force: true });
  const env = { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', TZ: 'UTC' };
  const { code } = await runTool(tool, name, args, { env });
  if (code !== 0) throw new Refusal(`Building ${name} failed; the lines above say why.`);
  if (!existsSync(inRepo(result)))
    throw new Refusal(`Building ${name} ended well, but left no ${result}.`);
}
