import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerInfo } from './server';
import { until } from './until';

/** Environment of a server that reports how much memory it uses. */
export const REPORTS_MEMORY = {
  NODE_OPTIONS: `--import ${new URL('memory-on-demand.mjs', import.meta.url).href}`,
};

/** By how much the memory of such a server grows at its peak during some work, in bytes, including garbage. */
export async function memoryGrowth({ dataDir }: ServerInfo, work: () => Promise<unknown>) {
  const place = path.join(dataDir, 'memory-peak');
  const peak = () => Number(readFileSync(place, 'utf8'));
  writeFileSync(place, '0');
  const before = await until('the server tells its memory', () => peak() > 0 && peak());
  await work();
  await pause(20);
  const most = peak();
  rmSync(place);
  // The next measurement starts from zero.
  await pause(20);
  return most - before;
}

/** How much memory such a server uses after a full garbage collection, in bytes. */
export async function memoryKept({ dataDir }: ServerInfo): Promise<number> {
  const answer = path.join(dataDir, 'memory-kept');
  rmSync(answer, { force: true });
  writeFileSync(path.join(dataDir, 'memory-asked'), '');
  return until('the server tells what it keeps', () => {
    return existsSync(answer) && Number(readFileSync(answer, 'utf8'));
  });
}
