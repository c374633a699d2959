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

/**
 * Why a suite cannot run here, or undefined if it can.
 * @param {import('./suites.mjs').Suite} suite
 */
export function lacks({ machine }) {
  if (machine === 'postgres' && !hasPostgres())
    return 'no PostgreSQL on this machine (Debian: apt-get install postgresql)';
  return undefined;
}
