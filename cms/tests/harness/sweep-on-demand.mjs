/**
 * Loaded into a server by `--import`: runs the nightly sweep as soon as a file `sweep-now` lies in its data
 * folder, and removes the file once that is done. Nobody wants to wait for 3:17.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

const wish = path.join(process.env.DATA_DIR, 'sweep-now');
let sweeping = false;

setInterval(async () => {
  if (sweeping || !existsSync(wish)) return;
  sweeping = true;
  await globalThis.strapi.cron.jobs.find(({ name }) => name === 'sweep').job.invoke();
  rmSync(wish);
  sweeping = false;
}, 25).unref();
