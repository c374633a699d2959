// `npm test`: everything that must hold.
import './lib/node-version.mjs';
import { runScript } from './lib/say.mjs';
import { testMain } from './lib/test-main.mjs';

await runScript(() => testMain({ command: 'npm test', about: 'everything that must hold' }));
