// `npm run e2e`: a real browser against the real system.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() =>
  testMain({
    command: 'npm run e2e',
    about: 'a real browser against the real system',
    among: ({ folder }) => folder === 'e2e',
  }),
);
