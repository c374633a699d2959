import { setTimeout as pause } from 'node:timers/promises';
import { accessToken } from './inbox-data.ts';
import { clientOf } from './mixed-client.ts';
import { closedRound, openRound, type Round } from './mixed-load.ts';
import { WINDOWS } from './mixed-people.ts';
import type { Setup } from './mixed-setups.ts';
import { cpuSeconds } from './process-figures.ts';
import type { startWindows } from './windows-process.ts';

/** Which processes worked. `generator` is this one with the windows: what members' own devices do. */
export const PARTS = ['servers', 'database', 'proxy', 'redis', 'generator'] as const;
export type Part = (typeof PARTS)[number];

export interface Turn extends Round {
  /** From when a message was due to its arrival in each open window, in milliseconds. */
  arrived: number[];
  /** CPU seconds per second. */
  cpu: Record<Part, number>;
}

/** How the load comes: `rate` is the open model, `atOnce` the closed one. */
export type Load = { rate: number; seconds: number } | { atOnce: number; seconds: number };

export type Windows = ReturnType<typeof startWindows>;

const ARRIVE_WITHIN_MS = 3000;

/** CPU seconds so far, by what the processes are for. */
function cpuByPart({ servers, beside }: Setup): Record<Part, number> {
  const pids: Record<Part, number[]> = {
    servers: servers.map(({ pid }) => pid),
    database: [beside.database ?? []].flat(),
    proxy: [beside.proxy ?? []].flat(),
    redis: [beside.redis ?? []].flat(),
    generator: [process.pid],
  };
  const seconds = cpuSeconds(Object.values(pids).flat());
  const sumOf = (part: Part) => pids[part].reduce((sum, pid) => sum + (seconds.get(pid) ?? 0), 0);
  return Object.fromEntries(PARTS.map((part) => [part, sumOf(part)])) as Record<Part, number>;
}

/** What arrived in the windows, once all of it has or it takes too long. */
async function arrivalsOf(windows: Windows, name: string, count: number): Promise<number[]> {
  const arrived: number[] = [];
  const until = performance.now() + ARRIVE_WITHIN_MS;
  for (;;) {
    arrived.push(...(await windows.collect(name)));
    if (arrived.length >= count || performance.now() > until) break;
    await pause(50);
  }
  if (arrived.length !== count)
    throw new Error(`${name}: ${arrived.length} of ${count} messages arrived in open windows.`);
  return arrived;
}

/** One turn of one setup. Its windows are open only meanwhile, because a server looks after open ones all the time. */
export async function measureTurn(setup: Setup, windows: Windows, load: Load): Promise<Turn> {
  const name = `${setup.name} ${setup.size}`;
  const client = clientOf(setup.url);
  await windows.open(
    name,
    setup.url,
    Array.from({ length: WINDOWS }, (_, at) => at + 1).map((memberId) => ({
      memberId,
      auth: { token: accessToken(memberId) },
    })),
  );
  try {
    const before = cpuByPart(setup);
    const actionFor = (what: Parameters<Setup['actionFor']>[0]) => setup.actionFor(what);
    const round = await ('rate' in load
      ? openRound(client, actionFor, load)
      : closedRound(client, actionFor, load));
    const after = cpuByPart(setup);
    const spent = (part: Part) => (after[part] - before[part]) / round.seconds;
    const cpu = Object.fromEntries(PARTS.map((part) => [part, spent(part)]));
    const arrived = await arrivalsOf(windows, name, round.arrivals);
    return { ...round, arrived, cpu: cpu as Record<Part, number> };
  } catch (error) {
    throw new Error(`${name} failed.`, { cause: error });
  } finally {
    client.stop();
    await windows.close(name);
  }
}
