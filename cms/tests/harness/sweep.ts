import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './until';
import type { ServerInfo } from './server';

/** Environment of a server that sweeps when it is asked to. */
export const SWEEPING = {
  NODE_OPTIONS: `--import ${new URL('sweep-on-demand.mjs', import.meta.url).href}`,
};

/** Has such a server do what it does every night, and waits for the end of it. */
export async function sweep({ dataDir }: ServerInfo) {
  const wish = path.join(dataDir, 'sweep-now');
  writeFileSync(wish, '');
  await until('the nightly sweep is over', () => !existsSync(wish));
}
