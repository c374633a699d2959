import { readFileSync } from 'node:fs';
import { server } from './shared';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/**
 * How much CPU time a server's process has used, in milliseconds, rounded to ten; on systems other than Linux the
 * elapsed time.
 */
export function cpuMs({ pid } = server): number {
  if (process.platform !== 'linux') return performance.now();
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
