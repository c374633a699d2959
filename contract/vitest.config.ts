import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Rules without state: the files share what they import, on all cores, where vitest would leave one idle.
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: '100%',
    // Thousands of generated cases take their time on a machine that does other things besides.
    testTimeout: 30_000,
  },
});
