import { mkdirSync } from 'node:fs';
import { BUILDS, buildOne } from './builds.mjs';
import { ensureSecrets } from './env-file.mjs';
import { installDriver, installPackages } from './install.mjs';
import { DATA, inRepo } from './paths.mjs';

const SECRETS_SAID = {
  written: 'made at random and written to cms/.env',
  completed: 'the missing ones were added to cms/.env',
  kept: 'there already, in cms/.env',
};

/** How many steps `prepare` takes with these builds. @param {typeof BUILDS} builds */
export const prepareSteps = (builds = BUILDS) => 3 + builds.length;

/**
 * From a fresh clone to something that runs: packages, secrets, builds, the database driver. Each is done only
 * if needed.
 * @param {import('./say.mjs').Steps} steps
 * @param {{ force?: boolean, builds?: typeof BUILDS, built?: (name: string) => unknown }} [options] `built` is told of
 * each build that is there
 */
export async function prepare(steps, { force = false, builds = BUILDS, built } = {}) {
  await steps.do('Installing packages (first time: about half a minute)', async () =>
    (await installPackages()) ? 'installed' : 'nothing changed',
  );
  const driver = installDriver();
  // The error is reported where this is awaited. Until then it must not count as unhandled.
  driver.catch(() => undefined);
  await steps.do('Secrets', () => {
    mkdirSync(DATA, { recursive: true, mode: 0o700 });
    return SECRETS_SAID[ensureSecrets(inRepo('cms', '.env'))];
  });
  for (const build of builds) {
    await steps.do(build.title, async () =>
      (await buildOne(build, { force })) ? 'built' : 'nothing changed',
    );
    built?.(build.name);
  }
  await steps.do('The database driver, which was compiled meanwhile if need be', async () =>
    (await driver) ? 'ready' : 'nothing changed',
  );
}
