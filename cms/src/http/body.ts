import { unlink } from 'node:fs/promises';
import type { Context } from 'koa';
import { jsonMaxOf, tooBigFor, type Endpoint } from '@hearthside/contract/endpoint';
import { refuse } from './refuse';

/** Bytes that multipart may add around a file: boundaries, headers, small fields. */
const WRAPPING = 64 * 1024;

/**
 * Refuses JSON that is longer than its endpoint allows. The length must be stated up front, because the parser reads
 * as much as the endpoint with the highest limit accepts.
 */
export function checkJson(ctx: Context, most = jsonMaxOf({})) {
  const { length } = ctx.request;
  if (length === undefined && ctx.get('transfer-encoding')) throw refuse.lengthRequired();
  if ((length ?? 0) > most) throw refuse.tooBig();
}

/**
 * Refuses a body that is not JSON. A form on a foreign page can send urlencoded bodies and text without a preflight,
 * so these never count as API calls.
 */
export function checkIsJson(ctx: Context) {
  const isEmpty = !ctx.request.length && !ctx.get('transfer-encoding');
  if (!isEmpty && !ctx.is('application/json')) throw refuse.wrongType('Please send JSON.');
}

/**
 * Refuses a compressed body: nothing of ours compresses what it sends, and decompressing a stranger's body is work
 * and a risk.
 */
export function checkIsUnpacked(ctx: Context) {
  if (!/^(identity)?$/i.test(ctx.get('content-encoding'))) {
    throw refuse.wrongType('Please send the body without compression.');
  }
}

/** Refuses a body that is too long, of the wrong type, or of unknown length before any of it is stored. */
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

/** Removes what the body parser wrote to disk for this request, whether it succeeded or not. */
export async function removeTemporaryFiles(ctx: Context) {
  const files = (ctx.request as { files?: Record<string, TemporaryFile | TemporaryFile[]> }).files;
  const paths = Object.values(files ?? {})
    .flat()
    .map((file) => file.filepath ?? file.path ?? '');
  await Promise.all(paths.map((path) => unlink(path).catch(() => undefined)));
}
