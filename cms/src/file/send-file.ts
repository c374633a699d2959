import type { Context } from 'koa';
import { refuse } from '../http/refuse';
import { fileHeaders, rangeOf, type CachePolicy } from './file-headers';
import { fileStorage } from './storage/register-storage';
import type { StoredState } from './storage/storage';

/** A file with its key, type and name. */
export interface KnownFile {
  key: string;
  mime: string;
  title: string;
  kept?: CachePolicy;
  /** Whether a browser saves it instead of showing it. */
  download?: boolean;
}

/** Identifies the current bytes: a file replaced in the media library keeps its key. */
const tagOf = (key: string, { size, state }: StoredState) =>
  `"${key}-${size}-${state.replace(/[^\w.]/g, '')}"`;

/**
 * Answers with a private file, or the requested part of it, with headers that keep it from harming anyone. The caller
 * has already been found to have the right to it.
 */
export async function sendFile(ctx: Context, { key, ...known }: KnownFile) {
  const found = await fileStorage().look(key);
  if (!found) throw refuse.notFound();
  const { size } = found;
  const tag = tagOf(key, found);
  ctx.set('ETag', tag);
  if (known.kept === 'while allowed') {
    ctx.set('Cache-Control', fileHeaders(known)['Cache-Control']);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
  }
  // If the bytes have changed since, a part would not fit what the caller already has (RFC 9110 §13.1.5).
  const isSame = [tag, ''].includes(ctx.get('if-range'));
  const range = isSame ? rangeOf(ctx.get('range'), size) : 'whole';
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
