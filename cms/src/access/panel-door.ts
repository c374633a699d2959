import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countAttempt } from './attempts';
import { isFromPanel } from './panel-session';
import { Refusal } from './refuse';

/** The panel's routes that anybody may try. */
const OPEN = /^\/admin\/(login|forgot-password|reset-password|register|register-admin)\/?$/i;

function refused(ctx: Context, status: number, name: string, message: string) {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}

/**
 * What the panel's own guards leave open: trying passwords is counted by address in the database, which
 * Strapi does in each server's memory by email, and a stranger's upload is refused before it is read.
 * Refusals have the panel's shape. Tells whether the request may go on.
 */
export async function admitToPanel(ctx: Context, strapi: Core.Strapi): Promise<boolean> {
  if (ctx.is('multipart') && !(await isFromPanel(strapi, ctx.get('authorization')))) {
    refused(ctx, 401, 'UnauthorizedError', 'Missing or invalid credentials');
    return false;
  }
  if (ctx.method !== 'POST' || !OPEN.test(ctx.path)) return true;
  try {
    await countAttempt('panel_by_address', ctx.ip);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    ctx.set('Retry-After', String(error.retryAfter ?? 60));
    refused(ctx, 429, 'RateLimitError', error.message);
    return false;
  }
}
