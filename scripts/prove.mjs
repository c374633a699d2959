// `npm run prove`: everything, including the longest proofs.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() =>
  testMain({
    command: 'npm run prove',
    about: 'everything, with the longest proofs beside',
    env: { PROVE: '1' },
    minutes: 120,
  }),
);
