import { readFileSync } from 'node:fs';
import { server } from './shared';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/**
 * How long a server's process has computed so far, in milliseconds, to ten of them; on other systems than Linux
 * the time of day.
 */
export function cpuMs({ pid } = server): number {
  if (process.platform !== 'linux') return performance.now();
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
