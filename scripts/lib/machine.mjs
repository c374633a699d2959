import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Whether this machine has the programs to start its own PostgreSQL. */
function hasPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...folders, ...onPath].some((folder) => existsSync(join(folder, 'initdb')));
}

/** The programs of the journeys in other browsers, as Debian installs them. */
const BROWSERS = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];

/**
 * Why a suite cannot run here, or undefined if it can.
 * @param {import('./suites.mjs').Suite} suite
 */
export function lacks({ machine }) {
  if (machine === 'postgres' && !hasPostgres())
    return 'no PostgreSQL on this machine (Debian: apt-get install postgresql)';
  if (machine === 'browsers' && !BROWSERS.every((program) => existsSync(join('/usr/bin', program))))
    return 'no Firefox or WebKitGTK on this machine (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb)';
  return undefined;
}
