/**
 * Loaded into a server by `--import`, before anything else: its clock is ahead by as many milliseconds as the file
 * `clock` of its data folder says, and goes on from there; `clock-taken.<port>` says which it has taken. Nobody
 * wants to wait for a deadline.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const wish = path.join(process.env.DATA_DIR, 'clock');
const taken = path.join(process.env.DATA_DIR, `clock-taken.${process.env.PORT}`);
const RealDate = Date;
// Taken now: a library puts `Date.now` back as it finds it, which is then the one below.
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
