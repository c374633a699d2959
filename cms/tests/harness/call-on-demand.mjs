/**
 * Loaded into a server by `--import`. Calls a subject's service from within, as other subjects do, as soon as a file
 * `call-now.<port>` in its data folder asks for it, and leaves the result in `called.<port>`.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));
const wish = path.join(process.env.DATA_DIR, `call-now.${process.env.PORT}`);
const answers = path.join(process.env.DATA_DIR, `called.${process.env.PORT}`);
let calling = false;

setInterval(async () => {
  if (calling || !existsSync(wish)) return;
  calling = true;
  const { subject, method, args, times } = JSON.parse(readFileSync(wish, 'utf8'));
  rmSync(wish);
  const service = require(`./dist/src/api/${subject}/services/${subject}.js`);
  const all = Array.from({ length: times }, () =>
    service[method](globalThis.strapi, ...args).catch((error) => ({ error: error.message })),
  );
  writeFileSync(`${answers}.part`, JSON.stringify(await Promise.all(all)));
  renameSync(`${answers}.part`, answers);
  calling = false;
}, 25).unref();
