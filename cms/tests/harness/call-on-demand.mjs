/**
 * Loaded into a server by `--import`: calls a subject's service from within, as other subjects do, as soon as a
 * file `call-now.<port>` in its data folder says so, and leaves what was answered in `called.<port>`.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const wish = path.join(process.env.DATA_DIR, `call-now.${process.env.PORT}`);
const answers = path.join(process.env.DATA_DIR, `called.${process.env.PORT}`);
let calling = false;

setInterval(async () => {
  if (calling || !existsSync(wish)) return;
  calling = true;
  const { subject, method, args, times } = JSON.parse(readFileSync(wish, 'utf8'));
  rmSync(wish);
  const service = globalThis.strapi.service(`api::${subject}.${subject}`);
  const all = Array.from({ length: times }, () =>
    service[method](...args).catch((error) => ({ error: error.message })),
  );
  writeFileSync(`${answers}.part`, JSON.stringify(await Promise.all(all)));
  renameSync(`${answers}.part`, answers);
  calling = false;
}, 25).unref();
