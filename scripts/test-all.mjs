// `npm run test:all`: everything that `npm test` leaves out.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() =>
  testMain({
    command: 'npm run test:all',
    about: 'what `npm test` leaves out: PostgreSQL, what takes long, the other journeys',
    among: ({ long }) => long === true,
  }),
);
