import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { elsewhere } from './tests/harness/lanes';
import { postgresPrograms } from './tests/harness/postgres-programs';

// As the server's clock: the tests read and write the same times.
process.env.TZ = 'UTC';

const lacksDatabase = process.env.DATABASE_CLIENT === 'postgres' && !postgresPrograms();
if (lacksDatabase) {
  console.warn('SKIPPED: no PostgreSQL on this machine (Debian: apt-get install postgresql).');
}

/**
 * The two databases are tested side by side, each with what could be different on it and half of the rest. The
 * long proof does everything on both, and so does a machine with one of them.
 */
const leftToTheOther = () => {
  const whole = Boolean(process.env.PROVE) || !postgresPrograms();
  return elsewhere(process.env.DATABASE_CLIENT === 'postgres' ? 'postgres' : 'sqlite', whole);
};

/** The matrix looks at the whole database again and again, so it comes while that is small. */
class MatrixFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMatrix = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/access/matrix.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isMatrix), ...sorted.filter((file) => !isMatrix(file))];
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: lacksDatabase ? [] : ['tests/**/*.test.ts'],
          exclude: leftToTheOther(),
          globalSetup: lacksDatabase ? [] : ['tests/harness/global-setup.ts'],
          // One server, one database: the files take turns.
          pool: 'forks',
          isolate: false,
          maxWorkers: 1,
          fileParallelism: false,
          // A server of a test’s own may take long to start on a machine that does other things besides.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
    sequence: { sequencer: MatrixFirst },
    passWithNoTests: lacksDatabase,
  },
});
