import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lacks } from './machine.mjs';
import { wasInterrupted } from './run.mjs';
import { duration, Refusal } from './say.mjs';
import { staticCheck } from './static-check.mjs';
import { count, failures, filesToRunAgain, fromRoot, timedTests, withSecondRun } from './tally.mjs';
import { runTool } from './tool.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {{ name: string, ms: number, tally: import('./tally.mjs').Tally, note?: string, output?: string, failed?: string[], unsteady?: string[], tests?: import('./tally.mjs').TimedTest[] }} Result */
/**
 * @typedef {object} Settings
 * @property {Record<string, string>} env
 * @property {number} timeLimit milliseconds for one suite
 * @property {string[]} extra arguments for vitest
 * @property {boolean} [again] whether a few files with failed tests are run once more
 * @property {boolean} [complete] whether a suite fails, instead of being skipped, if the machine lacks its programs
 */

const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };
const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
const ONE_SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/**
 * Runs the static checks among suites, two at a time at low priority, beside whatever else goes on.
 * @param {Suite[]} suites
 * @param {Settings} settings
 * @returns {Promise<Result[]>}
 */
export function runChecks(suites, settings) {
  const checks = suites.filter(({ kind }) => kind === 'static');
  const checking = twoAtATime(checks, (suite) => runStatic(suite, settings));
  // The error is reported where this is awaited. Until then it must not count as unhandled.
  checking.catch(() => undefined);
  return checking;
}

/**
 * Runs suites, the static checks beside the others. These run in order, since they use ports, disk and a browser,
 * except for suites that may run `beside` each other. Of those, the output of the first lane is shown as it
 * runs, and that of the others when they have ended.
 * @param {Suite[]} suites
 * @param {Settings} settings
 * @param {Promise<Result[]>} [checking] the static checks, if they have begun already
 * @returns {Promise<Result[]>} in the order of the suites
 */
export async function runSuites(suites, settings, checking = runChecks(suites, settings)) {
  /** @type {Result[]} */
  const results = [];
  for (const group of groups(suites.filter(({ kind }) => kind === 'vitest'))) {
    const running = lanes(group).map(async (lane, place) => {
      const output = place === 0 ? 'inherit' : 'capture';
      const ended = [];
      for (const suite of lane) {
        ended.push(await timed(suite, () => runVitest(suite, settings, output)));
      }
      return ended;
    });
    results.push(...(await Promise.all(running)).flat());
  }
  return [...(await checking), ...results];
}

/**
 * Adjacent suites that run beside each other, as one group.
 * @param {Suite[]} suites
 */
export function groups(suites) {
  /** @type {Suite[][]} */
  const found = [];
  for (const suite of suites) {
    const last = found.at(-1);
    if (suite.beside && last?.[0]?.beside === suite.beside) last.push(suite);
    else found.push([suite]);
  }
  return found;
}

/**
 * The suites of a group, by lane: those of one lane run one after the other.
 * @param {Suite[]} group
 */
export function lanes(group) {
  /** @type {Map<string, Suite[]>} */
  const found = new Map();
  for (const suite of group) {
    const name = suite.lane ?? suite.name;
    found.set(name, [...(found.get(name) ?? []), suite]);
  }
  return [...found.values()];
}

/**
 * @param {Suite} suite
 * @param {Settings} settings
 */
async function runStatic(suite, { env, timeLimit }) {
  const result = await timed(suite, async () => {
    const { code, output } = await staticCheck(suite, { env, timeLimit });
    return { tally: code === 0 ? ONE_PASSED : ONE_FAILED, output: code === 0 ? '' : output };
  });
  const word = result.tally.failed ? 'FAILED' : 'ok';
  console.log(`\n▶ ${suite.name}: ${suite.about} … ${word} (${duration(result.ms)})`);
  if (result.output) console.log(result.output.trimEnd());
  return result;
}

/**
 * @param {Suite} suite
 * @param {Settings} settings
 * @param {'inherit' | 'capture'} output
 * @returns {Promise<Omit<Result, 'name' | 'ms'>>}
 */
async function runVitest(suite, settings, output) {
  const title = `\n▶ ${suite.name}: ${suite.about}`;
  console.log(output === 'inherit' ? title : `${title} (at the same time; told when it ends)`);
  const lacking = lacks(suite);
  if (lacking) {
    console.log(`  ${settings.complete ? 'FAILED' : 'skipped'}: ${lacking}`);
    const tally = settings.complete ? ONE_FAILED : ONE_SKIPPED;
    return { tally, note: lacking, output: lacking };
  }
  const first = await vitestOnce(suite, settings, output);
  if (output === 'capture') console.log(`${title}\n${first.printed}`);
  const files = settings.again ? filesToRunAgain(first.report) : [];
  if (files.length === 0) return outcomeOf(first, settings.timeLimit);
  console.log(`\n▶ ${suite.name}: once more ${files.map(fromRoot).join(', ')}`);
  const second = await vitestOnce(suite, { ...settings, extra: files }, 'inherit');
  const { report, unsteady } = withSecondRun(first.report, second.report);
  return { ...outcomeOf({ ...second, report }, settings.timeLimit), unsteady };
}

/** @typedef {{ report: import('./tally.mjs').VitestReport | undefined, code: number, timedOut: boolean, printed: string }} Run */

/**
 * @param {Suite} suite
 * @param {Settings} settings
 * @param {'inherit' | 'capture'} output
 * @returns {Promise<Run>}
 */
async function vitestOnce({ folder = '', args = [], ...suite }, { env, timeLimit, extra }, output) {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-test-'));
  const file = join(home, 'report.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // `scripts` and `deploy` are folders of the root package and use its vitest. A cache would be left in them.
  const owner = ['scripts', 'deploy'].includes(folder) ? '' : folder;
  const root = owner === folder ? [] : ['--root', folder, '--cache=false'];
  const {
    code,
    timedOut,
    output: printed,
  } = await runTool('vitest', owner, ['run', ...root, ...reports, ...args, ...extra], {
    env: { NODE_ENV: 'test', TZ: 'UTC', ...env, ...suite.env },
    timeLimit,
    output,
  });
  const report = readReport(file);
  rmSync(home, { recursive: true, force: true });
  return { report, code, timedOut, printed };
}

/**
 * @param {Run} run
 * @param {number} timeLimit
 * @returns {Omit<Result, 'name' | 'ms'>}
 */
function outcomeOf({ report, code, timedOut }, timeLimit) {
  const outcome = {
    tally: count(report, code),
    failed: failures(report),
    tests: timedTests(report),
  };
  return timedOut ? { ...outcome, note: `ended after ${duration(timeLimit)}` } : outcome;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A suite that can't even be started counts as one failure, and the others still run.
 * @param {Suite} suite
 * @param {() => Promise<Omit<Result, 'name' | 'ms'>>} work
 * @returns {Promise<Result>}
 */
async function timed({ name }, work) {
  if (wasInterrupted()) throw new Refusal('Interrupted.');
  const begin = Date.now();
  const outcome = await work().catch((error) => ({
    tally: ONE_FAILED,
    output: String(error),
    note: String(error.message ?? error).split('\n')[0],
  }));
  return { name, ms: Date.now() - begin, ...outcome };
}

/**
 * @template T, R
 * @param {T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function twoAtATime(items, work) {
  /** @type {R[]} */
  const results = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
