import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { widgetIdsFor } from '../api/membership/services/membership';
import { NO_WIDGET, WIDGET_SCRIPT, widgetPage, widgetPolicy } from '../widget/widget-page';

const HEADERS = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  // The service may check which site embeds it; it must not learn which member does.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

function answer(ctx: Context, page: string | null) {
  ctx.status = page === null ? 404 : 200;
  ctx.type = 'html';
  ctx.set({ ...HEADERS, 'Content-Security-Policy': widgetPolicy(page !== null) });
  ctx.set('Cache-Control', 'no-store');
  ctx.body = page ?? NO_WIDGET;
}

/**
 * The page with the donation service's widget, for the portal's frame on the Membership page. It alone admits the
 * service's scripts, so that the portal's own policy stays closed. Its address names the plan by role, never by an
 * id. The mark of the member in the address is read by the widget and not by us.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method)) return next();
    if (ctx.path === '/donate-widget/script.js') {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.set({ ...HEADERS, 'Cache-Control': 'no-cache' });
      ctx.body = WIDGET_SCRIPT;
      return;
    }
    if (ctx.path !== '/donate-widget') return next();
    answer(ctx, widgetPage(await widgetIdsFor(strapi, ctx.query.plan)));
  };
