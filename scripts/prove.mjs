// `npm run prove`: everything in npm test, with the long proofs beside.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() =>
  testMain({
    command: 'npm run prove',
    about: 'everything in npm test, with the long proofs beside',
    env: { PROVE: '1' },
    minutes: 120,
  }),
);
