import { existsSync } from 'node:fs';
import { inRepo, PACKAGES } from './paths.mjs';
import { runTool } from './tool.mjs';

/**
 * Runs a check that only reads files, at low priority beside whatever else runs, and holds its output back.
 * @param {import('./suites.mjs').Suite} suite
 * @param {import('./run.mjs').RunOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function staticCheck({ tool, args = [] }, options) {
  /** @type {import('./run.mjs').RunOptions} */
  const quiet = { ...options, output: 'capture', patient: true };
  if (tool === 'tsc-7') return typesEverywhere(quiet);
  if (!tool) throw new Error('a static check names its tool');
  return runTool(tool, '', args, quiet);
}

/** Each package's sources and, if they have their own project, its tests. */
const PROJECTS = [...PACKAGES, 'scripts', 'deploy']
  .flatMap((name) => [name, `${name}/tests`])
  .filter((folder) => folder !== 'scripts/tests' && folder !== 'deploy/tests');

/** @param {import('./run.mjs').RunOptions} options */
async function typesEverywhere(options) {
  const found = { code: 0, output: '' };
  for (const project of PROJECTS) {
    if (!existsSync(inRepo(project, 'tsconfig.json'))) continue;
    const args = ['--noEmit', '-p', inRepo(project)];
    const { code, output } = await runTool('tsc-7', '', args, options);
    if (code === 0) continue;
    found.code = 1;
    found.output += `In ${project}:\n${output}\n`;
  }
  return found;
}
