import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { GOALS, MIXED, MIXED_MEMORY } from './goals.ts';
import { measureTurn } from './mixed-measure.ts';
import { SETUPS, startSetups, type Setup, type SetupName } from './mixed-setups.ts';
import { PATHS } from './paths.ts';
import { machine } from './report.ts';
import { robustSlope } from './robust-line.ts';
import type { Server } from './server-process.ts';
import { startWindows } from './windows-process.ts';

const MB = 1024 * 1024;
const KEPT = path.join(PATHS.run, 'kept');

/** What one server had at one moment, in MB: after a full garbage collection, and as Linux counts it. */
interface Sample {
  minutes: number;
  kept: number;
  rss: number;
}

async function sampleOf({ pid }: Server, minutes: number): Promise<Sample> {
  const file = `${KEPT}.${pid}`;
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await pause(20);
  const { kept, rss } = JSON.parse(readFileSync(file, 'utf8')) as Record<'kept' | 'rss', number>;
  return { minutes, kept: kept / MB, rss: rss / MB };
}

/** MB per hour over the second half: in the first one caches fill. */
function perHour(samples: readonly Sample[], what: 'kept' | 'rss'): number {
  const half = samples.slice(samples.length >> 1);
  return robustSlope(half.map((sample) => ({ x: sample.minutes / 60, y: sample[what] })));
}

/** In a shorter run caches are still filling. */
const ENOUGH_MINUTES = 10;

function verdictOf(slope: number, minutes: number): string {
  if (minutes < ENOUGH_MINUTES) return 'too short to say';
  return slope <= GOALS.memoryPerHour ? 'flat' : '**grows**';
}

function rowOf(samples: readonly Sample[], place: number): string {
  const [first, last] = [samples[0], samples.at(-1)] as [Sample, Sample];
  const middle = samples[samples.length >> 1] as Sample;
  const slope = perHour(samples, 'kept');
  const cells = [
    `server ${place + 1}`,
    ...[first, middle, last].map(({ kept, rss }) => `${kept.toFixed(0)} / ${rss.toFixed(0)}`),
    slope.toFixed(1),
    perHour(samples, 'rss').toFixed(1),
    verdictOf(slope, last.minutes),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Goes on with the day, and asks each server at equal distances what it has kept. */
async function watch(setup: Setup, minutes: number, count: number) {
  const windows = startWindows();
  const samples: Sample[][] = setup.servers.map(() => []);
  let requests = 0;
  try {
    await measureTurn(setup, windows, { rate: MIXED.rate, seconds: MIXED.warmUpSeconds });
    const start = performance.now();
    for (let n = 0; n < count; n += 1) {
      const seconds = (minutes * 60) / count;
      const turn = await measureTurn(setup, windows, { rate: MIXED.rate, seconds });
      requests += turn.requests;
      const at = (performance.now() - start) / 60_000;
      for (const [place, server] of setup.servers.entries())
        samples[place]?.push(await sampleOf(server, at));
      const now = samples.flatMap((of) => of.slice(-1));
      const line = now.map(({ kept, rss }) => `${kept.toFixed(1)} / ${rss.toFixed(0)}`);
      console.log(`${at.toFixed(1)} min: ${line.join(' · ')} MB`);
    }
  } finally {
    windows.stop();
  }
  return { samples, requests };
}

/**
 * Watches the memory of one setup's servers at the large size while the day goes on at its fixed rate. Flat is judged
 * by what remains after a full garbage collection, because what Linux counts also depends on when Node collected
 * last.
 */
export async function runMixedMemory(name: SetupName, isTrial: boolean) {
  const on = machine();
  const minutes = Number(process.env.MINUTES ?? (isTrial ? 0.2 : MIXED_MEMORY.minutes));
  const count = Math.max(6, Math.min(MIXED_MEMORY.samples, Math.round(minutes * 4)));
  const size = isTrial ? 1_000 : MIXED.sizes[1];
  const preload = pathToFileURL(path.join(PATHS.bench, 'src', 'keeps-memory.mjs')).href;
  const options = { nodeArgs: ['--import', preload], env: { BENCH_KEPT: KEPT } };
  const [setup] = await startSetups([name], [size], options);
  if (!setup) throw new Error('There is no such setup.');
  const { samples, requests } = await watch(setup, minutes, count);
  const text = `# Memory over a mixed day, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${SETUPS[name]}, ${size.toLocaleString('en')} members; ${MIXED.rate} things begun in a second for ${minutes} minutes, ${requests.toLocaleString('en')} requests, every answer a
success. ${count} samples, each after a full garbage collection: what is kept (heap and external) / RSS, in MB. The slope is the
median of the slopes between each two samples of the second half (Theil and Sen). Flat: what is kept grows by at most
${GOALS.memoryPerHour} MB per hour. How: \`pnpm --filter @hearthside/bench mixed memory ${name}\`.

| | start | middle | end | kept, MB per hour | RSS, MB per hour | |
| --- | --- | --- | --- | --- | --- | --- |
${samples.map(rowOf).join('\n')}
`;
  console.log(`\n${text}`);
  if (isTrial || process.env.MINUTES) return;
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, `mixed-memory-${name}.md`), text);
}
