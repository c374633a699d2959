import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BUILDS } from './builds.mjs';
import { prepare, prepareSteps } from './prepare.mjs';
import { Refusal, Steps } from './say.mjs';
import { runChecks, runSuites } from './run-suites.mjs';
import { SUITES } from './suites.mjs';
import { failedLines, slowest, sum, table, totalLine, unsteadyLines } from './tally.mjs';

const MINUTE = 60_000;

/**
 * Installs, builds and runs suites; the last line printed is the count, whatever happens.
 * @param {object} options
 * @param {string} options.command for the help text, such as `npm test`
 * @param {string} options.about
 * @param {(suite: import('./suites.mjs').Suite) => boolean} [options.among] which suites this command has
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.minutes] the most a suite may take
 * @returns {Promise<number>} the exit code
 */
export async function testMain({ command, about, among = () => true, env = {}, minutes = 75 }) {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string' },
      tally: { type: 'string' },
      again: { type: 'boolean' },
      complete: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const offered = SUITES.filter(among);
  if (values.help) return help(command, about, offered);
  /** @type {import('./run-suites.mjs').Result[]} */
  let results = [];
  let broken = 0;
  try {
    const suites = pick(offered, values.only);
    const settings = {
      env: { BUILT: 'true', ...env },
      timeLimit: minutes * MINUTE,
      extra: positionals,
      again: values.again === true,
      complete: values.complete === true,
    };
    /** @type {ReturnType<typeof runChecks> | undefined} */
    let checking;
    const startChecks = () => (checking ??= runChecks(suites, settings));
    await prepareFor(suites, startChecks);
    results = await runSuites(suites, settings, startChecks());
    console.log(`\n${table(results)}\n`);
    console.log(slowest(results.flatMap(({ tests = [] }) => tests)));
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    broken = 1;
  }
  const before = earlier(values.tally);
  const failed = [...before.failed, ...failedLines(results)];
  const unsteady = [...before.unsteady, ...unsteadyLines(results)];
  for (const line of unsteady) console.log(`  PASSED ONLY WHEN RUN AGAIN, in ${line}`);
  for (const line of failed) console.log(`  FAILED in ${line}`);
  const own = [...results.map(({ tally }) => tally), { passed: 0, failed: broken, skipped: 0 }];
  const total = sum([...own, before.total]);
  if (values.tally) writeFileSync(values.tally, JSON.stringify({ total, failed, unsteady }));
  console.log(totalLine(total));
  return total.failed > 0 ? 1 : 0;
}

/**
 * What earlier commands have counted into the file of `--tally`, and what failed or was unsteady in them. Whoever reads only the end
 * of a long log finds it there.
 * @param {string | undefined} file
 * @returns {{ total: import('./tally.mjs').Tally, failed: string[], unsteady: string[] }}
 */
function earlier(file) {
  if (!file || !existsSync(file)) {
    return { total: { passed: 0, failed: 0, skipped: 0 }, failed: [], unsteady: [] };
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The suites whose names contain one of the comma-separated words.
 * @param {import('./suites.mjs').Suite[]} suites
 * @param {string | undefined} only
 */
export function pick(suites, only) {
  if (only === undefined) return suites;
  const words = only
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  const found = suites.filter(({ name }) =>
    words.some((word) => word && name.toLowerCase().includes(word)),
  );
  if (found.length > 0) return found;
  const names = suites.map(({ name }) => name).join(', ');
  throw new Refusal(`No suite is called "${only}". There are: ${names}.`);
}

/**
 * The static checks need no more than the contract, so they run beside the builds of server and portal.
 * @param {import('./suites.mjs').Suite[]} suites
 * @param {() => unknown} startChecks
 */
async function prepareFor(suites, startChecks) {
  const needed = new Set(suites.flatMap(({ needs }) => needs));
  const builds = BUILDS.filter(({ name }) => needed.has(name));
  const built = (/** @type {string} */ name) => name === 'contract' && startChecks();
  await prepare(new Steps(prepareSteps(builds)), { builds, built });
}

/**
 * @param {string} command
 * @param {string} about
 * @param {import('./suites.mjs').Suite[]} suites
 */
function help(command, about, suites) {
  const lines = suites.map((suite) => `  ${suite.name.padEnd(20)}${suite.about}`);
  console.log(
    [
      `${command}: ${about}`,
      '',
      `  ${command} -- --only=api,lint   only suites whose name contains one of these`,
      `  ${command} -- --only=web pets   only test files whose path contains "pets"`,
      `  ${command} -- --tally=counts    adds to what is counted in a file, for several commands`,
      `  ${command} -- --again           runs up to five failed files once more, and names what then passes`,
      `  ${command} -- --complete        a suite that this machine has no programs for fails`,
      '',
      'Suites:',
      ...lines,
    ].join('\n'),
  );
  return 0;
}
