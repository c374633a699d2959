/**
 * Loaded into a server by `--import`. While `memory-peak` is in its data folder, it writes into it the most memory
 * the process has used since the file was created, in bytes. If `memory-asked` is there, it removes it and writes
 * into `memory-kept` what remains after a full garbage collection.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const place = path.join(process.env.DATA_DIR, 'memory-peak');
const asked = path.join(process.env.DATA_DIR, 'memory-asked');
const kept = path.join(process.env.DATA_DIR, 'memory-kept');
let peak = 0;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

function write(file, bytes) {
  writeFileSync(`${file}.part`, String(bytes));
  renameSync(`${file}.part`, file);
}

setInterval(() => {
  if (!existsSync(place)) {
    peak = 0;
    return;
  }
  const used = process.memoryUsage.rss();
  if (used <= peak) return;
  peak = used;
  write(place, peak);
}, 5).unref();

setInterval(() => {
  if (!existsSync(asked)) return;
  rmSync(asked);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  write(kept, heapUsed + external);
}, 20).unref();
