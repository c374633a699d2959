/**
 * Loaded into a server by `--import`, before anything else, so that tests need not wait for deadlines. Its clock is
 * ahead by as many milliseconds as the file `clock` in its data folder says, and continues from there.
 * `clock-taken.<port>` says which value it has applied.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const wish = path.join(process.env.DATA_DIR, 'clock');
const taken = path.join(process.env.DATA_DIR, `clock-taken.${process.env.PORT}`);
const RealDate = Date;
// Read now, because a library restores `Date.now` to what it finds, which is then the one below.
const { now: realNow } = RealDate;
let ahead = 0;
let known = '';

function look() {
  let wished;
  try {
    wished = readFileSync(wish, 'utf8');
  } catch {
    return;
  }
  if (wished === known) return;
  known = wished;
  ahead = Number(wished);
  writeFileSync(`${taken}.part`, wished);
  renameSync(`${taken}.part`, taken);
}

const now = () => realNow() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = globalThis.Date;

look();
setInterval(look, 25).unref();
