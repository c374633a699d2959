import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { postgresPrograms } from './tests/harness/postgres-programs';

// As the server's clock: the tests read and write the same times.
process.env.TZ = 'UTC';

const lacksDatabase = process.env.DATABASE_CLIENT === 'postgres' && !postgresPrograms();
if (lacksDatabase) {
  console.warn('SKIPPED: no PostgreSQL on this machine (Debian: apt-get install postgresql).');
}

/**
 * What has nothing to do with the database runs on one of the two, which are tested side by side; these are
 * the slow ones of that kind, shared out so that neither waits for the other.
 */
const ON_SQLITE_ONLY = [
  'tests/access/chat-relations.test.ts',
  'tests/fuzz.test.ts',
  'tests/inbox/costs.test.ts',
  // The long proof of it is done on both.
  ...(process.env.PROVE ? [] : ['tests/inbox/killed.test.ts']),
  'tests/inbox/canaries.test.ts',
  'tests/inbox/from-before.test.ts',
  'tests/inbox/settings.test.ts',
  'tests/mail/difficult-servers.test.ts',
  'tests/mail/smtp.test.ts',
  'tests/member/canaries.test.ts',
  'tests/member/invitation-accepted.test.ts',
  'tests/member/invitation-limits.test.ts',
  'tests/panel/upload.test.ts',
  'tests/portal-page.test.ts',
  'tests/session/behind-proxy.test.ts',
  'tests/session/email-change.test.ts',
  'tests/session/join.test.ts',
  'tests/session/password.test.ts',
  'tests/settings/**',
];
const ON_POSTGRES_ONLY = [
  'tests/boot.test.ts',
  'tests/inbox/live-inside.test.ts',
  'tests/session/strangers.test.ts',
];
const elsewhere = () => {
  if (process.env.DATABASE_CLIENT === 'postgres') return ON_SQLITE_ONLY;
  return postgresPrograms() ? ON_POSTGRES_ONLY : [];
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
        },
      },
      {
        test: {
          name: 'api',
          include: lacksDatabase ? [] : ['tests/**/*.test.ts'],
          exclude: elsewhere(),
          globalSetup: lacksDatabase ? [] : ['tests/harness/global-setup.ts'],
          // One server, one database: the files take turns.
          pool: 'forks',
          isolate: false,
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
    sequence: { sequencer: MatrixFirst },
    passWithNoTests: lacksDatabase,
  },
});
