import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerInfo } from './server';
import { SWEEPING } from './sweep';
import { until } from './until';

const imported = `--import ${new URL('clock-on-demand.mjs', import.meta.url).href}`;

/** Environment of a server whose clock the test moves, and which runs only jobs that it is asked for. */
export const CLOCK = { NODE_OPTIONS: `${imported} ${SWEEPING.NODE_OPTIONS}` };

const requestOf = ({ dataDir }: ServerInfo) => path.join(dataDir, 'clock');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The time on the clock of such a server. */
export const nowAt = (server: ServerInfo): Date =>
  new Date(Date.now() + Number(read(requestOf(server))));

/**
 * Moves the clock of such servers, all on one data folder, to a moment from which it continues. Waits until each has
 * applied it.
 */
export async function moveClock(servers: ServerInfo | readonly ServerInfo[], to: Date | string) {
  const all = [servers].flat();
  const ahead = String(new Date(to).getTime() - Date.now());
  for (const { dataDir } of all) {
    const wish = path.join(dataDir, 'clock');
    writeFileSync(`${wish}.part`, ahead);
    renameSync(`${wish}.part`, wish);
  }
  for (const { dataDir, baseUrl } of all) {
    const taken = path.join(dataDir, `clock-taken.${new URL(baseUrl).port}`);
    await until(`the clock shows ${new Date(to).toISOString()}`, () => read(taken) === ahead);
  }
}
