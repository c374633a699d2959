import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countAttempt } from '../auth/attempts';
import { checkIsJson, checkIsUnpacked, checkJson } from '../http/body';
import { refuseForeignPage } from '../http/foreign-page';
import { isFromPanel } from '../auth/panel-session';
import { readPanelJson } from '../http/read-json';
import { Refusal } from '../http/refuse';

/** The panel's routes that anybody may try. */
const OPEN = /^\/admin\/(login|forgot-password|reset-password|register)\/?$/i;

/** Makes whoever comes first the panel's super admin; here they have a link of their own (first-panel-admin.ts). */
const FIRST_COME = /^\/admin\/register-admin\/?$/i;

/** What the panel calls refusals. */
const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  403: 'ForbiddenError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
};

function refused(ctx: Context, status: number, name: string, message: string) {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}

/**
 * What the panel's own guards leave open: trying passwords is counted by address in the database, which
 * Strapi does in each server's memory by email, a stranger's upload is refused before it is read, and so is
 * what is longer than anything the panel sends or comes from a page of another site.
 * Refusals have the panel's shape. Tells whether the request may go on.
 */
export async function guardPanelRequest(ctx: Context, strapi: Core.Strapi): Promise<boolean> {
  try {
    refuseForeignPage(ctx, strapi.config.get('server.url'));
    if (ctx.is('multipart') && !(await isFromPanel(strapi, ctx.get('authorization')))) {
      refused(ctx, 401, 'UnauthorizedError', 'Missing or invalid credentials');
      return false;
    }
    // Before Strapi's parser: that unpacks, and takes for JSON what calls itself by other names.
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
