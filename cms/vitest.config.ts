import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftOut, workersOf, type Part } from './tests/harness/lanes';
import { postgresPrograms } from './tests/harness/postgres-programs';

// As the server's clock: the tests read and write the same times.
process.env.TZ = 'UTC';

const hasPostgres = postgresPrograms() !== undefined;
const lacksDatabase = process.env.DATABASE_CLIENT === 'postgres' && !hasPostgres;
if (lacksDatabase) {
  console.warn('SKIPPED: no PostgreSQL on this machine (Debian: apt-get install postgresql).');
}

/** The runs of `npm test` and `npm run test:all` name their part; one by hand has every file. */
const part = process.env.TEST_PART as Part;
const database = process.env.DATABASE_CLIENT === 'postgres' ? 'postgres' : 'sqlite';

const UNIT = ['src/**/*.test.ts', 'seed/**/*.test.ts'];
/** Tests that replace a module, which others must not get. */
const MOCKING = ['src', 'seed']
  .flatMap((folder) =>
    readdirSync(path.resolve(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) =>
    readFileSync(path.resolve(import.meta.dirname, file), 'utf8').includes('vi.mock('),
  );

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
          include: UNIT,
          exclude: MOCKING,
          // The files share what they import, on all cores, where vitest would leave one idle.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'unit-mocking',
          include: MOCKING,
          // After the others: a worker that they share ends as soon as a file is not of its project.
          sequence: { groupOrder: 1 },
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: lacksDatabase ? [] : ['tests/**/*.test.ts'],
          exclude: leftOut({ part, database, hasPostgres, proves: Boolean(process.env.PROVE) }),
          globalSetup: lacksDatabase ? [] : ['tests/harness/global-setup.ts'],
          // A worker has one server and one database: its files take turns.
          pool: 'forks',
          isolate: false,
          maxWorkers: workersOf(part),
          sequence: { groupOrder: 2 },
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
