import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './tests/harness/postgres-programs';

// As the server's clock: the tests read and write the same times.
process.env.TZ = 'UTC';

const lacksDatabase = process.env.DATABASE_CLIENT === 'postgres' && !postgresPrograms();
if (lacksDatabase) {
  console.warn('SKIPPED: no PostgreSQL on this machine (Debian: apt-get install postgresql).');
}

/** What has nothing to do with the database runs on one of them; these are the slow ones of that kind. */
const ON_SQLITE_ONLY = [
  'tests/boot.test.ts',
  'tests/fuzz.test.ts',
  'tests/mail/difficult-servers.test.ts',
  'tests/mail/smtp.test.ts',
  'tests/panel/upload.test.ts',
  'tests/portal-page.test.ts',
  'tests/session/behind-proxy.test.ts',
  'tests/session/strangers.test.ts',
  'tests/settings/**',
];

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
          exclude: process.env.DATABASE_CLIENT === 'postgres' ? ON_SQLITE_ONLY : [],
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
    passWithNoTests: lacksDatabase,
  },
});
