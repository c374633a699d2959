// `npm run dev`: everything with reload on change. Portal on 5173, server and panel on 1337.
import './lib/node-version.mjs';
import { BUILDS } from './lib/builds.mjs';
import { requirePort } from './lib/port.mjs';
import { prepare, prepareSteps } from './lib/prepare.mjs';
import { runScript, Steps } from './lib/say.mjs';
import { removeStamp } from './lib/stamp.mjs';
import { runTogether } from './lib/together.mjs';

const WEB_PORT = '5173';

await runScript(async () => {
  const port = process.env.PORT || '1337';
  await requirePort('0.0.0.0', port);
  await requirePort('localhost', WEB_PORT);

  const builds = BUILDS.filter(({ name }) => name === 'contract');
  await prepare(new Steps(prepareSteps(builds)), { builds });
  // `strapi develop` overwrites the build that was stamped with its own.
  removeStamp('build-cms');
  console.log(`\nPortal: http://localhost:${WEB_PORT}   Panel: http://localhost:${port}/admin\n`);

  const env = {
    NODE_ENV: 'development',
    PORT: port,
    // Links in mails lead to the portal that reloads on change.
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${WEB_PORT}`,
    API_URL: `http://127.0.0.1:${port}`,
    SEED_DEMO: process.env.SEED_DEMO ?? 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    TZ: 'UTC',
  };
  const watch = ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return runTogether(
    [
      { name: 'contract', tool: 'tsc', args: watch },
      { name: 'cms', tool: 'strapi', args: ['develop', '--no-watch-admin'] },
      { name: 'web', tool: 'vite', args: ['--port', WEB_PORT, '--strictPort'] },
    ],
    env,
  );
});
