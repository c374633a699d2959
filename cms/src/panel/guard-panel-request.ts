import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countAttempt } from '../auth/attempts';
import { checkIsJson, checkIsUnpacked, checkJson } from '../http/body';
import { refuseForeignPage } from '../http/foreign-page';
import { isFromPanel } from '../auth/panel-session';
import { readPanelJson } from '../http/read-json';
import { Refusal } from '../http/refuse';
import { refuseWhenFull } from '../disk/disk-watch';

/** The panel's routes that anyone may call. */
const OPEN = /^\/admin\/(login|forgot-password|reset-password|register)\/?$/i;

/** What signs somebody in or out of the panel, which has to go on when nothing else is written. */
const FOR_SIGNING_IN = /^\/admin\/(login|logout|access-token|renew-token)\/?$/i;

/**
 * Strapi's route that makes whoever comes first the super admin. Here the first admin gets a link instead
 * (first-panel-admin.ts).
 */
const FIRST_COME = /^\/admin\/register-admin\/?$/i;

/** The panel's names for refusals. */
const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  403: 'ForbiddenError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
  507: 'InsufficientStorageError',
};

function refused(ctx: Context, status: number, name: string, message: string) {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}

/**
 * Covers what the panel's own guards leave open. Password attempts are counted by address in the database, while
 * Strapi counts them by email in each server's memory. A stranger's upload is refused before it is read, and so is a
 * body longer than anything the panel sends, and any request from a page of another site. Refusals have the panel's
 * shape. Returns whether the request may continue.
 */
export async function guardPanelRequest(ctx: Context, strapi: Core.Strapi): Promise<boolean> {
  try {
    refuseForeignPage(ctx, strapi.config.get('server.url'));
    if (ctx.is('multipart') && !(await isFromPanel(strapi, ctx.get('authorization')))) {
      refused(ctx, 401, 'UnauthorizedError', 'Missing or invalid credentials');
      return false;
    }
    refuseWhenFull(ctx.method, FOR_SIGNING_IN.test(ctx.path));
    // Before Strapi's parser, which decompresses bodies and also parses JSON under other content types.
    checkIsUnpacked(ctx);
    if (!ctx.is('multipart')) {
      checkJson(ctx);
      checkIsJson(ctx);
    }
    const isOpen = ctx.method === 'POST' && OPEN.test(ctx.path);
    await readPanelJson(ctx);
    if (FIRST_COME.test(ctx.path)) {
      refused(ctx, 403, 'ForbiddenError', 'The first admin follows the link of the setup.');
      return false;
    }
    if (isOpen) await countAttempt('panel_by_address', ctx.ip);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.retryAfter) ctx.set('Retry-After', String(error.retryAfter));
    refused(ctx, error.status, NAMES[error.status] ?? 'PolicyError', error.message);
    return false;
  }
}
