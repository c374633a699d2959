import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @typedef {object} VitestReport the parts of vitest's JSON report that are read
 * @property {{
 *   name?: string, status?: string, message?: string,
 *   assertionResults?: {
 *     status: string, fullName?: string, failureMessages?: string[], duration?: number | null,
 *   }[],
 * }[]} testResults
 */

/**
 * Counts a vitest report. A file that broke before its tests is one failure, and so is a run that ended
 * badly though every test in it passed, or that left no report at all.
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function count(report, exitCode) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const results = (file.assertionResults ?? []).map(({ status }) => status);
    const failed = results.filter((status) => status === 'failed').length;
    const passed = results.filter((status) => status === 'passed').length;
    tally.passed += passed;
    tally.failed += file.status === 'failed' ? Math.max(failed, 1) : failed;
    tally.skipped += results.length - passed - failed;
  }
  const silent = tally.passed + tally.failed + tally.skipped === 0;
  if (tally.failed === 0 && (exitCode !== 0 || silent)) tally.failed = 1;
  return tally;
}

/**
 * A line for each failed test: its file, its name, the first line of the error, what a browser waited for, and the
 * line of the test. They are repeated at the end of a run, for those who read only that.
 * @param {VitestReport | undefined} report
 * @returns {string[]}
 */
export const failures = (report) => failedTests(report).map(lineOf);

/** @typedef {{ test: string, why: string }} FailedTest `test` is its file and its name */

/** @param {FailedTest} failed */
const lineOf = ({ test, why }) => `${test}: ${why}`;

/**
 * @param {VitestReport | undefined} report
 * @returns {FailedTest[]}
 */
function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name = '', status, message, assertionResults }) => {
    const file = fromRoot(name);
    const failed = (assertionResults ?? []).filter((test) => test.status === 'failed');
    if (failed.length === 0) {
      return status === 'failed' ? [{ test: file, why: whyOf(message) }] : [];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName ?? 'a test'}`,
      why: whyOf(failureMessages?.[0]),
    }));
  });
}

/** If more files than this fail, it is not one unlucky test, and a second run would only take time. */
const AGAIN_MAX = 5;

/**
 * The absolute paths of the files in which something failed, or none if there are too many for a second run.
 * @param {VitestReport | undefined} report
 * @returns {string[]}
 */
export function filesToRunAgain(report) {
  const files = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name }) => (name ? [name] : []));
  return files.length > AGAIN_MAX ? [] : files;
}

/**
 * A report in which some files have the results of their second run, and a line for each test that failed only in the
 * first.
 * @param {VitestReport | undefined} first
 * @param {VitestReport | undefined} second
 * @returns {{ report: VitestReport, unsteady: string[] }}
 */
export function withSecondRun(first, second) {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  const report = {
    testResults: (first?.testResults ?? []).map((file) => again.get(file.name) ?? file),
  };
  const stillFailed = new Set(failedTests(report).map(({ test }) => test));
  const unsteady = failedTests(first).filter(({ test }) => !stillFailed.has(test));
  return { report, unsteady: unsteady.map(lineOf) };
}

/** @param {string} file an absolute path */
export const fromRoot = (file) => file.replace(`${process.cwd()}/`, '');

const LINE_MAX = 240;

/** @param {string} [message] */
function whyOf(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const awaited = lines.find((line) => /^\s*- waiting for /.test(line))?.trim();
  const place = lines.join('\n').match(/[\w.-]+\.test\.tsx?:\d+/)?.[0];
  return [lines[0], awaited, place && `(${place})`]
    .flatMap((part) => (part ? [part.slice(0, LINE_MAX)] : []))
    .join(' ');
}

/** @typedef {{ name: string, ms: number }} TimedTest */

/**
 * How long each test of a report took.
 * @param {VitestReport | undefined} report
 * @returns {TimedTest[]}
 */
export function timedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name = '', assertionResults = [] }) => {
    const file = fromRoot(name);
    return assertionResults.flatMap(({ fullName = 'a test', duration }) =>
      duration === undefined || duration === null
        ? []
        : [{ name: `${file}: ${fullName}`, ms: duration }],
    );
  });
}

const SHOWN = 20;

/**
 * The slowest tests, one per line. They show where a run can be made faster.
 * @param {TimedTest[]} tests
 */
export function slowest(tests) {
  const lines = [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(7)}  ${name}`);
  return [`  The slowest ${lines.length} tests, in seconds`, ...lines, ''].join('\n');
}

/**
 * A line for everything that failed in a run, each with its suite. A suite that names no failed test says what it
 * printed last.
 * @param {{ name: string, tally: Tally, output?: string, failed?: string[] }[]} results
 * @returns {string[]}
 */
export function failedLines(results) {
  return results
    .filter(({ tally }) => tally.failed > 0)
    .flatMap(({ name, failed = [], output = '' }) =>
      (failed.length > 0 ? failed : lastLines(output)).map((line) => `${name}: ${line}`),
    );
}

const LAST_LINES = 12;

/** @param {string} output */
function lastLines(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, LINE_MAX));
  return lines.length > 0 ? lines.slice(-LAST_LINES) : ['no test failed, but the run did'];
}

/**
 * A line for each test that passed only in a second run. It is not a failure of the run, and still a defect.
 * @param {{ name: string, unsteady?: string[] }[]} results
 * @returns {string[]}
 */
export function unsteadyLines(results) {
  return results.flatMap(({ name, unsteady = [] }) => unsteady.map((line) => `${name}: ${line}`));
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The last line of every run: `12 passed, 0 failed`, and the number skipped if there are any.
 * @param {Tally} tally
 */
export function totalLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {{ name: string, ms: number, tally: Tally, note?: string }[]} results
 */
export function table(results) {
  const width = Math.max(...results.map(({ name }) => name.length), 5);
  const row = (/** @type {string[]} */ [name = '', ...numbers]) =>
    `  ${name.padEnd(width)}${numbers.map((text) => text.padStart(10)).join('')}`;
  const lines = results.map(({ name, ms, tally, note }) => {
    const numbers = [tally.passed, tally.failed, tally.skipped].map(String);
    const line = row([name, (ms / 1000).toFixed(1), ...numbers]);
    return note ? `${line}   ${note}` : line;
  });
  return [row(['Suite', 'seconds', 'passed', 'failed', 'skipped']), ...lines].join('\n');
}
