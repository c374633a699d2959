import { readdirSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bootScript } from './boot-script.ts';
import { contractAsData } from './contract-as-data.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:1337';
const source = (path: string) => new URL(`./src${path}`, import.meta.url).pathname;

/** The addresses of these subjects' pages, as code or as data (contract-as-data). */
const PAGES = (subjects: string) => `contract(?:/src/|-data:)(?:${subjects})/pages(?:\\.ts)?$`;

const TESTS = 'src/**/*.test.{ts,tsx}';
/** Tests that put something in a module's place, themselves or through what they import, or keep a place in the history. */
const ALONE = readdirSync(source('/'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /vi\.mock\(|test-live-inbox|windowForRouter/.test(readFileSync(source(`/${file}`), 'utf8')),
  )
  .map((file) => `src/${file}`);

export default defineConfig({
  plugins: [bootScript(), contractAsData(), react(), tailwindcss()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: source('/') },
      // Everybody's zod is the one that is told not to compile: the CSP forbids it.
      { find: /^zod$/, replacement: source('/lib/zod.ts') },
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
    // The browsers of package.json, as the compiler names them.
    target: ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, and what every page of members needs besides, in three files instead of forty. A
          // module goes to the first of them, by priority, that needs it.
          groups: [
            {
              name: 'base',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|clsx)[\\/]/,
            },
            {
              name: 'members',
              priority: 1,
              test: new RegExp(
                String.raw`/src/(?:${[
                  'ui/media/(avatar|initials|portrait)',
                  'lib/(after-dialogs|dates|dialog-steps|notification-subjects|paged-query|query-state|section-icons|who-and-when)',
                  'lib/api/(keep-previous|mutation|resource|swr-config|view-of)',
                  'lib/use-(existing-page|keep-focus|list-top|now|paged-list|searched-list|subject)',
                ].join(
                  '|',
                )})\.tsx?$|${PAGES('\\w+')}|node_modules/(?:swr|dequal|use-sync-external-store)/`,
              ),
            },
            {
              name: 'kit',
              priority: 2,
              test: new RegExp(
                String.raw`/src/(?:${[
                  'ui/(button|button-style|icon-button|late-part|notice|spinner)',
                  'ui/fields/(email-input|field|field-context|input-style|password-input|text-input)',
                  'ui/dialogs/back-steps',
                  'ui/lists/empty-state',
                  'ui/media/logo',
                  'ui/toast/(toast|toast-queue)',
                  'lib/api/(?!file-api|keep-previous|mutation|resource|swr-config|view-of)[\w-]+',
                  'lib/drafts/(storage|stored-emergencies)',
                  'lib/session/[\w-]+',
                  'lib/(?!form|use-form|zod|probe-link|time-zone|use-media|typed-dollars)[\w-]+',
                  'features/settings/api/settings',
                  'settings/browser-error',
                  'features/(?:session|help|blog)/subject',
                ].join(
                  '|',
                )})\.tsx?$|${PAGES('session|member|help|blog')}|/icons/(?:cloud-off|life-buoy|rotate-ccw)\.mjs$`,
              ),
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    projects: [
      // Files share what they import, which is most of the work; a test leaves nothing behind.
      {
        extends: true,
        test: { name: 'portal', include: [TESTS], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    // All cores, where vitest would leave one idle; rendering is slow where the other one is busy.
    maxWorkers: '100%',
    testTimeout: 20_000,
    setupFiles: ['./src/testing/plain-styles.ts'],
  },
});
