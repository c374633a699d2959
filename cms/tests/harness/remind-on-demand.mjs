/**
 * Loaded into a server by `--import`. Lets this many concurrent callers send the same reminder as soon as a file
 * `remind-now.<port>` is in its data folder, and leaves their results in `reminded.<port>`.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));
const wish = path.join(process.env.DATA_DIR, `remind-now.${process.env.PORT}`);
const answers = path.join(process.env.DATA_DIR, `reminded.${process.env.PORT}`);
let reminding = false;

setInterval(async () => {
  if (reminding || !existsSync(wish)) return;
  reminding = true;
  const { times, fails, reminder } = JSON.parse(readFileSync(wish, 'utf8'));
  rmSync(wish);
  const { strapi } = globalThis;
  const { remindOnce } = require('./dist/src/jobs/remind-once.js');
  const { announce } = require('./dist/src/api/notification/services/notification.js');
  const tell = async () => {
    const news = {
      kind: 'membership',
      title: reminder.key,
      body: 'b',
      link: null,
      mail: { lead: () => 'A reminder.', reason: 'this is a test' },
    };
    await announce(strapi, { ...news, to: [reminder.member] });
    if (fails) throw new Error('The telling fails');
  };
  const all = Array.from({ length: times }, () =>
    remindOnce(strapi, reminder, tell).catch(({ message }) => message),
  );
  writeFileSync(`${answers}.part`, JSON.stringify(await Promise.all(all)));
  renameSync(`${answers}.part`, answers);
  reminding = false;
}, 25).unref();
