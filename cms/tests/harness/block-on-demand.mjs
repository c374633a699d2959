/**
 * Loaded into a server by `--import`. As soon as there is a file `block` in its data folder, it blocks the event loop
 * for as many milliseconds as the file says, and removes the file before.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const wish = path.join(process.env.DATA_DIR, 'block');

function block(ms) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

setInterval(() => {
  if (!existsSync(wish)) return;
  const ms = Number(readFileSync(wish, 'utf8'));
  rmSync(wish);
  block(ms);
}, 25).unref();
