import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { ServerInfo } from './server';
import { server } from './shared';

/** The files in the folders in which servers store uploads while they work on them. */
export function temporaryFiles({ dataDir } = server): string[] {
  const all = path.join(dataDir, 'tmp');
  if (!existsSync(all)) return [];
  return readdirSync(all, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? readdirSync(path.join(all, entry.name)) : [entry.name],
  );
}

/** Makes a killed server's folder look as if it was last marked as used a quarter of an hour ago. */
export function leaveTemporaryFolders({ dataDir }: ServerInfo) {
  const then = new Date(Date.now() - 15 * 60_000);
  const all = path.join(dataDir, 'tmp');
  for (const name of readdirSync(all)) utimesSync(path.join(all, name), then, then);
}
