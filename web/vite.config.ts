import { readdirSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { bootScript } from './boot-script.ts';
import { brotliFiles } from './brotli-files.ts';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { contractAsData } from './contract-as-data.ts';
import { inLanguage } from './language/language.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:1337';
const source = (path: string) => new URL(`./src${path}`, import.meta.url).pathname;

/** Builds the portal in the language of these catalogues (docs/decisions/100). Unset: as it is written. */
const LANGUAGE = process.env.PORTAL_LANGUAGE;

/**
 * Takes React Router without its warnings for developers. Its package names the build with them for everybody, and both
 * have the same files.
 */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/^react-router(\/|$)/.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && found.id.replace('/dist/development/', '/dist/production/');
  },
});

/** The tests whose text has this in it. */
const testsWith = (pattern: RegExp) =>
  readdirSync(source('/'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(source(`/${file}`), 'utf8')))
    .map((file) => `src/${file}`);

/**
 * Tests that put something in a module's place, themselves or through what they import, load modules anew, give the
 * window a database, or keep a place in the history.
 */
const ALONE = testsWith(
  /vi\.(mock|resetModules)\(|test-live-inbox|fake-indexeddb\/auto|windowForRouter/,
);
const SCREENS = testsWith(/@vitest-environment jsdom/).filter((file) => !ALONE.includes(file));
const RULES = ['src/**/*.test.{ts,tsx}', 'language/*.test.ts'];

export default defineConfig({
  plugins: [
    bootScript(),
    contractAsData(),
    productionRouter(),
    ...(LANGUAGE ? [inLanguage(LANGUAGE)] : []),
    react(),
    tailwindcss(),
    brotliFiles(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: source('/') },
      // Everybody's zod is the one that is told not to compile: the CSP forbids it.
      { find: /^zod$/, replacement: source('/lib/zod.ts') },
      // React has this hook itself since version 18; its stand-in for earlier ones is 1 kB of every page.
      { find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/player': api,
      '/donate-widget': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // Browsers without it fetch a module when it is imported.
    modulePreload: { polyfill: false },
    // The browsers of package.json, as the compiler names them.
    target: ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  test: {
    environment: 'node',
    // As the suites of `npm test`: a run by hand shows the same times, wherever it is.
    env: { TZ: 'UTC' },
    // In groups, since a worker ends as soon as the next file has another environment.
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          setupFiles: ['./src/testing/screen-tests.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES,
          exclude: [...SCREENS, ...ALONE],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          setupFiles: ['./src/testing/screen-tests.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
    // All cores, where vitest would leave one idle; rendering is slow where the other one is busy.
    maxWorkers: '100%',
    testTimeout: 20_000,
    setupFiles: ['./src/testing/plain-styles.ts'],
  },
});
