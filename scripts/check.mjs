// `npm run check`: the fast checks: static checks, unit tests, the API on SQLite.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() =>
  testMain({
    command: 'npm run check',
    about: 'what is quick to know: checks, unit tests, the API on SQLite',
    among: ({ quick }) => quick === true,
  }),
);
