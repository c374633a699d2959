/**
 * Loaded into a server by `--import`. At SIGUSR2 it collects all garbage and writes what remains, in bytes, into the
 * file that `BENCH_KEPT` names, with `.` and its process id at the end.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const file = `${process.env.BENCH_KEPT}.${process.pid}`;

process.on('SIGUSR2', () => {
  // Twice, because what a finalizer lets go of in the first is only collected in the second.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  writeFileSync(`${file}.part`, JSON.stringify({ kept: heapUsed + external, rss }));
  renameSync(`${file}.part`, file);
});
