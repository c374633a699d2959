import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { whenOrphaned } from './orphan.mjs';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {'inherit' | 'tee' | 'capture'} [output] `tee` shows and keeps, `capture` only keeps
 * @property {number} [timeLimit] milliseconds after which the program is ended
 * @property {boolean} [shell]
 * @property {boolean} [patient] leaves the processor to whatever else wants it
 */

/** @typedef {{ code: number, output: string, timedOut: boolean }} RunResult */

/**
 * Runs a program to its end. Signals to this process are passed on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, options = {}) {
  const { cwd, env = {}, output = 'inherit', timeLimit, shell, patient } = options;
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, shell });
  if (patient && child.pid) standBack(child.pid);
  const stopForwarding = forwardSignals(child);
  const limit = endAfter(child, timeLimit);
  /** @type {Buffer[]} */
  const kept = [];
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name]?.on('data', (/** @type {Buffer} */ chunk) => {
      kept.push(chunk);
      if (output === 'tee') process[name].write(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    const finish = () => {
      stopForwarding();
      limit.stop();
    };
    child.once('error', (error) => (finish(), reject(error)));
    child.once('close', (code, signal) => {
      finish();
      const text = Buffer.concat(kept).toString('utf8');
      resolve({ code: code ?? (signal ? 1 : 0), output: text, timedOut: limit.reached() });
    });
  });
}

/** @param {number} pid */
function standBack(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or this system has no priorities. Then it runs at normal priority.
  }
}

let interrupted = false;

/** Whether somebody asked this process to end. A script that runs several programs then starts no more. */
export const wasInterrupted = () => interrupted;

/**
 * Passes this process's signals on to a child, until the returned function is called.
 * In a terminal the child may get Ctrl+C twice; the programs run here take only the first.
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  const stopWatching = whenOrphaned(() => forward('SIGTERM'));
  return () => {
    FORWARDED.forEach((signal) => process.off(signal, forward));
    stopWatching();
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number | undefined} ms
 */
function endAfter(child, ms) {
  let reached = false;
  if (!ms) return { stop() {}, reached: () => reached };
  const graceful = setTimeout(() => ((reached = true), child.kill('SIGTERM')), ms);
  const hard = setTimeout(() => child.kill('SIGKILL'), ms + 10_000);
  return { stop: () => (clearTimeout(graceful), clearTimeout(hard)), reached: () => reached };
}
