import { expect, it, vi } from 'vitest';
import { runSuites } from '../lib/run-suites.mjs';
import { SUITES } from '../lib/suites.mjs';
import { failedLines } from '../lib/tally.mjs';

vi.mock('../lib/machine.mjs', () => ({ lacks: () => 'no Firefox on this machine' }));

const suites = SUITES.filter(({ name }) => name === 'other browsers');
const settings = { env: {}, timeLimit: 1000, extra: [] };

it('a suite whose programs the machine lacks is skipped with the reason', async () => {
  const [result] = await runSuites(suites, settings);
  expect(result).toMatchObject({
    tally: { passed: 0, failed: 0, skipped: 1 },
    note: 'no Firefox on this machine',
  });
});

it('a suite whose programs the machine lacks fails with the reason where all of them have to run', async () => {
  const results = await runSuites(suites, { ...settings, complete: true });
  expect(failedLines(results)).toEqual(['other browsers: no Firefox on this machine']);
});
