import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells about processes. */

/** Ticks of its clock in a second, by which CPU time is counted; the same on every Linux that Node runs on. */
const TICKS = 100;

/** The memory a process uses, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Parent, and CPU time with that of children that have ended, in seconds. A name may contain blanks and brackets. */
function statOf(pid: number): { parent: number; seconds: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].map((place) => Number(fields[place]));
    return {
      parent: Number(fields[1]),
      seconds: ticks.reduce((sum, count) => sum + count, 0) / TICKS,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** CPU time of each of these processes with everything it has started, in seconds. */
export function cpuSeconds(pids: readonly number[]): Map<number, number> {
  const stats = new Map<number, { parent: number; seconds: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat) stats.set(Number(name), stat);
  }
  const sums = new Map(pids.map((pid) => [pid, 0]));
  for (const [pid, { seconds }] of stats) {
    let above: number | undefined = pid;
    while (above !== undefined && !sums.has(above)) above = stats.get(above)?.parent;
    if (above !== undefined) sums.set(above, (sums.get(above) ?? 0) + seconds);
  }
  return sums;
}
