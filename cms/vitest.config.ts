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
 * The two databases are tested side by side, and nearly everything on both. These take long and hardly depend on
 * the database, so each is done on one of them, shared out so that neither waits for the other; `pnpm prove`
 * does them on both.
 */
const ON_SQLITE_ONLY = [
  'tests/access/matrix.test.ts',
  'tests/boot.test.ts',
  'tests/fuzz.test.ts',
  'tests/inbox/costs.test.ts',
  'tests/inbox/canaries.test.ts',
  'tests/inbox/from-before.test.ts',
  'tests/inbox/killed.test.ts',
  'tests/inbox/settings.test.ts',
  'tests/mail/smtp.test.ts',
  'tests/member/invitation-accepted.test.ts',
  'tests/member/trash-strangers.test.ts',
  'tests/panel/upload.test.ts',
  'tests/portal-page.test.ts',
  'tests/session/behind-proxy.test.ts',
  'tests/session/join.test.ts',
  'tests/session/password.test.ts',
  'tests/session/strangers.test.ts',
];
const ON_POSTGRES_ONLY = [
  'tests/access/chat-relations.test.ts',
  'tests/access/rights.test.ts',
  'tests/inbox/live-inside.test.ts',
  'tests/mail/difficult-servers.test.ts',
  'tests/member/canaries.test.ts',
  'tests/member/invitation-limits.test.ts',
  'tests/member/invitations.test.ts',
  'tests/member/invite-list.test.ts',
  'tests/member/role.test.ts',
  'tests/panel/restart.test.ts',
  'tests/session/email-change.test.ts',
  'tests/session/limits.test.ts',
  'tests/settings/**',
];
const elsewhere = () => {
  if (process.env.PROVE || !postgresPrograms()) return [];
  return process.env.DATABASE_CLIENT === 'postgres' ? ON_SQLITE_ONLY : ON_POSTGRES_ONLY;
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
