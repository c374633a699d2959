import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inRepo } from './paths.mjs';
import { forwardSignals } from './run.mjs';
import { toolEnv, toolPath } from './tool.mjs';

/** @typedef {{ name: string, tool: 'tsc' | 'strapi' | 'vite', args: string[] }} Program */

const PATIENCE = 10_000;

/**
 * Runs programs side by side and marks each line with its program's name. When one ends, all end.
 * @param {Program[]} programs
 * @param {Record<string, string>} env
 * @returns {Promise<number>} the exit code of the one that ended first
 */
export async function runTogether(programs, env) {
  const width = Math.max(...programs.map(({ name }) => name.length));
  const children = programs.map((program) => start(program, width, env));
  const ends = children.map(({ ended }) => ended);
  const code = await Promise.race(ends);
  for (const { child } of children) child.kill('SIGTERM');
  const late = setTimeout(() => children.forEach(({ child }) => child.kill('SIGKILL')), PATIENCE);
  await Promise.all(ends);
  clearTimeout(late);
  return code;
}

/**
 * @param {Program} program
 * @param {number} width
 * @param {Record<string, string>} env
 */
function start({ name, tool, args }, width, env) {
  const child = spawn(process.execPath, [toolPath(tool, name), ...args], {
    cwd: inRepo(name),
    env: { ...process.env, ...toolEnv(), FORCE_COLOR: '1', ...env },
    // tsc --watch ends when its standard input does, so its input stays open.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const stopForwarding = forwardSignals(child);
  for (const stream of [child.stdout, child.stderr]) {
    const mark = name.padEnd(width);
    createInterface({ input: stream }).on('line', (line) => console.log(`${mark} │ ${line}`));
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => (stopForwarding(), resolve(code ?? 0)));
  });
  return { child, ended };
}
