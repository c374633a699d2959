import { unlink } from 'node:fs/promises';
import type { Context } from 'koa';
import { tooBigFor, type Endpoint } from '@hearthside/contract/endpoint';
import { refuse } from './refuse';

const JSON_MAX = 1024 * 1024;
/** What multipart wraps around a file: boundaries, headers, small fields. */
const WRAPPING = 64 * 1024;

/** Refuses a body that is too long, of the wrong kind, or of unknown length before any of it is kept. */
export function checkBody(ctx: Context, endpoint: Endpoint) {
  const multipart = Boolean(ctx.is('multipart'));
  // Nothing of ours compresses what it sends, and unpacking a stranger's is work and danger.
  if (!/^(identity)?$/i.test(ctx.get('content-encoding'))) {
    throw refuse.wrongType('Please send the body without compression.');
  }
  const length = ctx.request.length;
  if (multipart && !endpoint.upload) throw refuse.wrongType('Please send JSON.');
  if (multipart && length === undefined) throw refuse.lengthRequired();
  const most = endpoint.upload && multipart ? endpoint.upload.maxBytes + WRAPPING : JSON_MAX;
  if ((length ?? 0) <= most) return;
  if (!multipart || !endpoint.upload) throw refuse.tooBig();
  throw refuse.tooBig(tooBigFor(endpoint.upload));
}

interface TemporaryFile {
  filepath?: string;
  path?: string;
}

/** Removes what the body parser wrote to disk for this request, however it went. */
export async function removeTemporaryFiles(ctx: Context) {
  const files = (ctx.request as { files?: Record<string, TemporaryFile | TemporaryFile[]> }).files;
  const paths = Object.values(files ?? {})
    .flat()
    .map((file) => file.filepath ?? file.path ?? '');
  await Promise.all(paths.map((path) => unlink(path).catch(() => undefined)));
}
