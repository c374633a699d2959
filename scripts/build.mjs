// `npm run build [-- --force]`: builds contract, then server and panel, then portal, each only if it changed.
import './lib/node-version.mjs';
import { prepare, prepareSteps } from './lib/prepare.mjs';
import { runScript, Steps } from './lib/say.mjs';

await runScript(() =>
  prepare(new Steps(prepareSteps()), { force: process.argv.includes('--force') }),
);
