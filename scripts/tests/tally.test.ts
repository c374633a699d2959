import { describe, expect, it } from 'vitest';
import {
  count,
  failedLines,
  failures,
  filesToRunAgain,
  slowest,
  sum,
  table,
  timedTests,
  totalLine,
  unsteadyLines,
  withSecondRun,
} from '../lib/tally.mjs';

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

describe('the tally of a report', () => {
  it('counts every test by its result', () => {
    const testResults = [file('passed', 'failed', 'pending'), file('passed', 'todo', 'skipped')];
    expect(count({ testResults }, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 });
  });

  it('counts a file that failed before its tests as one failure', () => {
    const broken = { status: 'failed', assertionResults: [], message: 'no such module' };
    expect(count({ testResults: [file('passed'), broken] }, 1)).toMatchObject({ failed: 1 });
  });

  it('counts a file whose tests passed but which ended badly', () => {
    const broken = { ...file('passed', 'passed'), status: 'failed' };
    expect(count({ testResults: [broken] }, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  it('doesn’t let a run with a bad exit code pass, even if all tests did', () => {
    expect(count({ testResults: [file('passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it.each([
    ['no report', undefined, 1],
    ['no report after a good end', undefined, 0],
    ['no tests', { testResults: [] }, 0],
  ])('counts %s as one failure', (_what, report, code) => {
    expect(count(report, code)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('lets a file be skipped as a whole', () => {
    expect(count({ testResults: [file('skipped')] }, 0)).toMatchObject({ failed: 0, skipped: 1 });
  });
});

describe('the last line', () => {
  it('has exactly the agreed format', () => {
    const tallies = [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ];
    expect(totalLine(sum(tallies))).toBe('7 passed, 1 failed');
    expect(totalLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });

  it('comes after a table with a line for each suite', () => {
    const tally = { passed: 12, failed: 0, skipped: 1 };
    const lines = table([{ name: 'long on PostgreSQL', ms: 12_340, tally, note: 'why' }]).split(
      '\n',
    );
    expect(lines[0]).toMatch(/Suite +seconds +passed +failed +skipped/);
    expect(lines[1]).toMatch(/long on PostgreSQL +12\.3 +12 +0 +1 +why/);
  });
});

describe('the slowest tests', () => {
  const tests = Array.from({ length: 30 }, (_, at) => ({ name: `test ${at}`, ms: at * 1000 }));

  it('are twenty, the slowest first, with their seconds', () => {
    const lines = slowest(tests).trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[1]).toMatch(/29\.0 {2}test 29$/);
    expect(lines[20]).toMatch(/10\.0 {2}test 10$/);
  });

  it('are read from a report with the file they are in', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a pet is shown', duration: 12 },
      { status: 'skipped', fullName: 'a pet is fed', duration: null },
    ];
    const name = `${process.cwd()}/web/pet.test.ts`;
    expect(timedTests({ testResults: [{ name, assertionResults }] })).toEqual([
      { name: 'web/pet.test.ts: a pet is shown', ms: 12 },
    ]);
  });
});

describe('the list of failures', () => {
  it('gives file, test and the first line of the error', () => {
    const failed = { status: 'failed', fullName: 'a chat opens', failureMessages: ['no\nat x.ts'] };
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/tests/chat.test.ts`,
          assertionResults: [{ status: 'passed' }, failed],
        },
        { name: '/elsewhere/broken.test.ts', status: 'failed', message: 'no such module\nat y.ts' },
        { name: 'fine.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(failures(report)).toEqual([
      'tests/chat.test.ts: a chat opens: no',
      '/elsewhere/broken.test.ts: no such module',
    ]);
  });

  it('says what a browser waited for, and where', () => {
    const message = [
      'locator.click: Timeout 15000ms exceeded.',
      'Call log:',
      "\u001B[2m  - waiting for getByRole('button', { name: 'Assign' })\u001B[22m",
      '    at /elsewhere/e2e/tests/trusts.test.ts:60:64',
    ].join('\n');
    const results = [{ status: 'failed', fullName: 'assigns', failureMessages: [message] }];
    const report = { testResults: [{ name: 'trusts.test.ts', assertionResults: results }] };
    expect(failures(report)).toEqual([
      "trusts.test.ts: assigns: locator.click: Timeout 15000ms exceeded. - waiting for getByRole('button', { name: 'Assign' }) (trusts.test.ts:60)",
    ]);
  });

  it('is empty if there is no report', () => {
    expect(failures(undefined)).toEqual([]);
  });

  it('names the suite, and takes the end of what it printed where it names no test', () => {
    const passed = { passed: 1, failed: 0, skipped: 0 };
    const broken = { passed: 0, failed: 1, skipped: 0 };
    const output = [...Array.from({ length: 30 }, (_, at) => `line ${at}`), '', ' '].join('\n');
    const lines = failedLines([
      { name: 'types', tally: passed, output: 'fine' },
      { name: 'web', tally: broken, failed: ['pet.test.ts: is fed: no'], output: 'long' },
      { name: 'lint', tally: broken, output },
      { name: 'api', tally: broken },
    ]);
    expect(lines[0]).toBe('web: pet.test.ts: is fed: no');
    expect(lines.slice(1, -1)).toEqual(
      Array.from({ length: 12 }, (_, at) => `lint: line ${at + 18}`),
    );
    expect(lines.at(-1)).toBe('api: no test failed, but the run did');
  });
});

describe('a second run', () => {
  const one = (name: string, ...failed: string[]) => ({
    name,
    status: failed.length > 0 ? 'failed' : 'passed',
    assertionResults: ['opens', 'closes'].map((fullName) => ({
      fullName,
      status: failed.includes(fullName) ? 'failed' : 'passed',
      failureMessages: ['no'],
    })),
  });

  it('is for up to five files', () => {
    const failed = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => one(name, 'opens'));
    expect(filesToRunAgain({ testResults: [one('fine'), ...failed.slice(0, 5)] })).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
    expect(filesToRunAgain({ testResults: failed })).toEqual([]);
    expect(filesToRunAgain(undefined)).toEqual([]);
  });

  it('counts in place of the first, and names what passed only in it', () => {
    const first = {
      testResults: [one('fine'), one('chat', 'opens', 'closes'), one('pet', 'opens')],
    };
    const second = { testResults: [one('chat', 'closes'), one('pet')] };
    const { report, unsteady } = withSecondRun(first, second);
    expect(count(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(failures(report)).toEqual(['chat: closes: no']);
    expect(unsteady).toEqual(['chat: opens: no', 'pet: opens: no']);
    expect(unsteadyLines([{ name: 'api', unsteady }, { name: 'web' }])).toEqual([
      'api: chat: opens: no',
      'api: pet: opens: no',
    ]);
  });

  it('that has left no report leaves the failures of the first', () => {
    const first = { testResults: [one('chat', 'opens')] };
    expect(withSecondRun(first, undefined)).toEqual({ report: first, unsteady: [] });
  });
});
