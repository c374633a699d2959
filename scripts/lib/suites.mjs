/**
 * @typedef {object} Suite
 * @property {string} name what `--only` looks in and the table shows
 * @property {string} about one line for `--help`
 * @property {'static' | 'vitest'} kind a static check counts as one test
 * @property {('contract' | 'cms' | 'web')[]} needs what must be built before
 * @property {boolean} [quick] part of `npm run check`
 * @property {boolean} [long] left out of `npm test`, and part of `npm run test:all`
 * @property {string} [folder] where it runs; the root where none is given
 * @property {string[]} [args] for vitest
 * @property {Record<string, string>} [env]
 * @property {string} [beside] suites of one such name run at the same time
 * @property {string} [lane] of those, suites of one such name run one after the other
 * @property {'postgres' | 'browsers'} [machine] what the machine must have; without it the suite is skipped
 * @property {('prettier' | 'eslint' | 'oxlint' | 'tsc-7' | 'knip')} [tool]
 */

const EVERYTHING = /** @type {const} */ (['contract', 'cms', 'web']);

/** All there is, in the order in which it runs. @type {Suite[]} */
export const SUITES = [
  {
    name: 'format',
    about: 'every file is formatted by Prettier',
    kind: 'static',
    needs: [],
    quick: true,
    long: true,
    tool: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'lint',
    about: 'ESLint, with the rules on who may import whom',
    kind: 'static',
    needs: ['contract'],
    quick: true,
    tool: 'eslint',
    args: ['.', '--max-warnings', '0'],
  },
  {
    name: 'promises',
    about: 'oxlint: every promise is awaited, and nothing else is',
    kind: 'static',
    needs: ['contract'],
    quick: true,
    long: true,
    tool: 'oxlint',
    args: ['--type-aware'],
  },
  {
    name: 'types',
    about: 'TypeScript in every package and in these scripts',
    kind: 'static',
    needs: ['contract'],
    quick: true,
    tool: 'tsc-7',
  },
  {
    name: 'unused',
    about: 'no unused files, exports or dependencies (knip)',
    kind: 'static',
    needs: ['contract'],
    quick: true,
    long: true,
    tool: 'knip',
  },
  {
    name: 'scripts',
    about: 'the parts of these scripts that can go wrong quietly',
    kind: 'vitest',
    needs: [],
    quick: true,
    folder: 'scripts',
  },
  {
    name: 'contract',
    about: 'what portal and server agree on',
    kind: 'vitest',
    needs: [],
    quick: true,
    folder: 'contract',
  },
  {
    name: 'rich text',
    about: 'the one editor, its tools and what it writes',
    kind: 'vitest',
    needs: ['contract'],
    quick: true,
    folder: 'rich-text',
  },
  {
    name: 'web',
    about: 'the portal’s screens and rules, without a browser',
    kind: 'vitest',
    needs: ['contract'],
    quick: true,
    folder: 'web',
  },
  {
    name: 'cms unit',
    about: 'the server’s rules, without a server',
    kind: 'vitest',
    needs: ['contract'],
    quick: true,
    folder: 'cms',
    args: ['--project', 'unit*'],
  },
  {
    name: 'api',
    about: 'the real server over HTTP, on the built-in database',
    kind: 'vitest',
    needs: [...EVERYTHING],
    quick: true,
    folder: 'cms',
    args: ['--project', 'api'],
    env: { DATABASE_CLIENT: 'sqlite', TEST_PART: 'short' },
  },
  {
    name: 'journeys',
    about: 'the main journeys in a real browser against the real system',
    kind: 'vitest',
    needs: [...EVERYTHING],
    folder: 'e2e',
    env: { TEST_PART: 'short' },
  },
  {
    name: 'deployment',
    about: 'docker-compose.yml, Dockerfiles and the proxy’s configuration',
    kind: 'vitest',
    needs: [],
    folder: 'deploy',
    long: true,
  },
  {
    name: 'long on SQLite',
    about: 'what takes long over HTTP and is not left to PostgreSQL, on the built-in database',
    kind: 'vitest',
    needs: [...EVERYTHING],
    folder: 'cms',
    args: ['--project', 'api'],
    env: { DATABASE_CLIENT: 'sqlite', TEST_PART: 'long' },
    beside: 'PostgreSQL',
    lane: 'SQLite',
    long: true,
  },
  {
    name: 'long on PostgreSQL',
    about: 'what takes long over HTTP, and what databases do differently, on PostgreSQL',
    kind: 'vitest',
    needs: [...EVERYTHING],
    folder: 'cms',
    args: ['--project', 'api'],
    env: { DATABASE_CLIENT: 'postgres', TEST_PART: 'second' },
    beside: 'PostgreSQL',
    machine: 'postgres',
    long: true,
  },
  {
    name: 'other journeys',
    about: 'the other journeys, and the look at every page',
    kind: 'vitest',
    needs: [...EVERYTHING],
    folder: 'e2e',
    env: { TEST_PART: 'long' },
    beside: 'PostgreSQL',
    lane: 'SQLite',
    long: true,
  },
  {
    name: 'other browsers',
    about: 'five journeys in Firefox and in WebKit',
    kind: 'vitest',
    needs: [...EVERYTHING],
    folder: 'e2e',
    env: { TEST_PART: 'engines' },
    machine: 'browsers',
    long: true,
  },
];
