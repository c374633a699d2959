import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['src/global-setup.ts'],
    // One browser and one server for all files: journeys share the machine's two cores.
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    maxConcurrency: 4,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
