/**
 * Loaded into a server by `--import`: writes into `memory-peak` of its data folder, as long as it lies there, the
 * most memory the process has used since the file was made, in bytes.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const place = path.join(process.env.DATA_DIR, 'memory-peak');
let peak = 0;

setInterval(() => {
  if (!existsSync(place)) {
    peak = 0;
    return;
  }
  const used = process.memoryUsage.rss();
  if (used <= peak) return;
  peak = used;
  writeFileSync(`${place}.part`, String(peak));
  renameSync(`${place}.part`, place);
}, 5).unref();
