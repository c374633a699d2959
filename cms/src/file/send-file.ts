import type { Context } from 'koa';
import { refuse } from '../access/refuse';
import { fileHeaders, rangeOf, type Keeping } from './file-headers';
import { fileStorage } from './register-storage';

/** A file by where it lies, what it is and what it is called. */
export interface KnownFile {
  key: string;
  mime: string;
  title: string;
  kept?: Keeping;
  /** Whether a browser saves it rather than shows it. */
  download?: boolean;
}

/**
 * Answers with a private file, or the part of it that was asked for, under headers with which it can harm
 * nobody. Whether the caller may have it is decided before.
 */
export async function sendFile(ctx: Context, { key, ...known }: KnownFile) {
  const size = await fileStorage().size(key);
  if (size === null) throw refuse.notFound();
  // A key never changes its bytes.
  ctx.set('ETag', `"${key}"`);
  if (known.kept === 'while allowed') {
    ctx.set('Cache-Control', fileHeaders(known)['Cache-Control']);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
  }
  const range = rangeOf(ctx.get('range'), size);
  if (range === null) {
    ctx.set('Content-Range', `bytes */${size}`);
    throw refuse.noSuchPart();
  }
  ctx.set(fileHeaders(known));
  if (range === 'whole') {
    ctx.length = size;
    ctx.body = await fileStorage().read(key);
    return;
  }
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  ctx.length = range.end - range.start + 1;
  ctx.body = await fileStorage().read(key, range);
}
