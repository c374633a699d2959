import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The main journeys, which `npm test` runs. `npm run test:all` runs the others. */
const MAIN = ['forms', 'inbox', 'join', 'page-files', 'panel', 'pets', 'published', 'session'].map(
  (name) => `${name}.test.ts`,
);

/** The journeys in other browsers than Chromium are a part of their own, because not every machine has these. */
const ENGINES = 'tests/engines/**';

/** The files of the other parts. None if the run names no part. Throws if `MAIN` names a file that doesn't exist. */
function leftOut(): string[] {
  const files = readdirSync(new URL('tests', import.meta.url));
  const missing = MAIN.filter((name) => !files.includes(name));
  if (missing.length > 0) throw new Error(`MAIN names no file: ${missing.join(', ')}`);
  const part = process.env.TEST_PART;
  if (part === undefined) return [];
  if (part === 'engines') return ['tests/*.test.ts'];
  const others = files.filter((file) => MAIN.includes(file) !== (part === 'short'));
  return [ENGINES, ...others.map((file) => `tests/${file}`)];
}

/** The looks at every page take longest, so they start first. The rest runs beside and after them. */
const LONGEST = /\/(?:every-page|every-page-phone|pages)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: leftOut(),
    globalSetup: ['src/global-setup.ts'],
    // Some files at a time, each with its own browser and server: journeys wait more than they work. The main ones
    // have the machine to themselves, the others run beside PostgreSQL.
    pool: 'forks',
    isolate: false,
    maxWorkers: process.env.TEST_PART === 'short' ? 3 : 2,
    sequence: { sequencer: LongestFirst },
    maxConcurrency: 4,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
