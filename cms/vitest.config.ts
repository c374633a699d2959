import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftOut, type Part } from './tests/harness/lanes';
import { postgresPrograms } from './tests/harness/postgres-programs';

// As the server's clock: the tests read and write the same times.
process.env.TZ = 'UTC';

const lacksDatabase = process.env.DATABASE_CLIENT === 'postgres' && !postgresPrograms();
if (lacksDatabase) {
  console.warn('SKIPPED: no PostgreSQL on this machine (Debian: apt-get install postgresql).');
}

/** The runs of `npm test` and `npm run test:all` name their part; one by hand has every file. */
const part = process.env.TEST_PART as Part;
const database = process.env.DATABASE_CLIENT === 'postgres' ? 'postgres' : 'sqlite';

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
          exclude: leftOut(part, database),
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
