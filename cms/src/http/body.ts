import { unlink } from 'node:fs/promises';
import type { Context } from 'koa';
import { jsonMaxOf, tooBigFor, type Endpoint } from '@hearthside/contract/endpoint';
import { refuse } from './refuse';

/** What multipart wraps around a file: boundaries, headers, small fields. */
const WRAPPING = 64 * 1024;

/**
 * Refuses JSON that is longer than it may be here. Its length has to be told: the parser reads as much as the
 * endpoint that takes the most.
 */
export function checkJson(ctx: Context, most = jsonMaxOf({})) {
  const { length } = ctx.request;
  if (length === undefined && ctx.get('transfer-encoding')) throw refuse.lengthRequired();
  if ((length ?? 0) > most) throw refuse.tooBig();
}

/**
 * Refuses a body that is not JSON. What a form of a foreign page can send without asking (urlencoded, text) is
 * never taken for a call of the API's.
 */
export function checkIsJson(ctx: Context) {
  const isEmpty = !ctx.request.length && !ctx.get('transfer-encoding');
  if (!isEmpty && !ctx.is('application/json')) throw refuse.wrongType('Please send JSON.');
}

/** Refuses a packed body: nothing of ours compresses what it sends, and unpacking a stranger's is work and danger. */
export function checkIsUnpacked(ctx: Context) {
  if (!/^(identity)?$/i.test(ctx.get('content-encoding'))) {
    throw refuse.wrongType('Please send the body without compression.');
  }
}

/** Refuses a body that is too long, of the wrong kind, or of unknown length before any of it is kept. */
export function checkBody(ctx: Context, endpoint: Endpoint) {
  checkIsUnpacked(ctx);
  if (!ctx.is('multipart')) {
    checkJson(ctx, jsonMaxOf(endpoint));
    return checkIsJson(ctx);
  }
  if (!endpoint.upload) throw refuse.wrongType('Please send JSON.');
  const { length } = ctx.request;
  if (length === undefined) throw refuse.lengthRequired();
  if (length > endpoint.upload.maxBytes + WRAPPING) throw refuse.tooBig(tooBigFor(endpoint.upload));
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
