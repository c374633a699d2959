// `npm test`: shows within minutes whether everything works.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() =>
  testMain({
    command: 'npm test',
    about: 'checks, unit tests, the API and the main journeys; `npm run test:all` has the rest',
    among: ({ long }) => !long,
  }),
);
