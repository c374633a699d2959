// `npm start`: from a fresh clone to a running portal, with nothing but Node and npm.
import './lib/node-version.mjs';
import { requirePort } from './lib/port.mjs';
import { prepare, prepareSteps } from './lib/prepare.mjs';
import { runScript, Steps } from './lib/say.mjs';
import { runServer, serverEnv } from './lib/server.mjs';
import { settings, storedData } from './lib/stored-data.mjs';
import { welcome } from './lib/welcome.mjs';

await runScript(async () => {
  const env = serverEnv(settings(process.env));
  // Checked first, so that nobody waits for a build only to hear that the port is taken.
  await requirePort(env.HOST, env.PORT);

  const steps = new Steps(prepareSteps() + 1);
  await prepare(steps);

  /** @type {Promise<number>} */
  let ended = Promise.resolve(0);
  await steps.do('Starting the server', () => {
    const demo = !['false', '0', ''].includes(env.SEED_DEMO);
    const facts = { url: env.PUBLIC_URL, demo, data: storedData(env) };
    ended = runServer(env, () => console.log(welcome({ ...facts, ms: steps.elapsed() })));
    return 'waiting for its first answer';
  });
  return ended;
});
