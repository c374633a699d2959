/**
 * Loaded into a server by `--import`. Writes to a content type from within, as the panel and future code would, as
 * soon as a file `change-now.json` is in its data folder. Removes the file once that is committed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const wish = path.join(process.env.DATA_DIR, 'change-now.json');
let changing = false;

const WAYS = {
  documents: ({ uid, where, data }) =>
    globalThis.strapi.documents(uid).update({ documentId: where.documentId, data }),
  update: ({ uid, where, data }) => globalThis.strapi.db.query(uid).update({ where, data }),
  updateMany: ({ uid, where, data }) => globalThis.strapi.db.query(uid).updateMany({ where, data }),
  delete: ({ uid, where }) => globalThis.strapi.db.query(uid).delete({ where }),
};

setInterval(async () => {
  if (changing || !existsSync(wish)) return;
  changing = true;
  const change = JSON.parse(readFileSync(wish, 'utf8'));
  await globalThis.strapi.db.transaction(async () => {
    await WAYS[change.way](change);
    await pause(change.commitAfterMs);
  });
  rmSync(wish);
  changing = false;
}, 25).unref();
