import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { widgetIdsFor } from '../api/membership/services/membership';
import { NO_WIDGET, WIDGET_SCRIPT, widgetPage, widgetPolicy } from '../widget/widget-page';

const HEADERS = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  // The service may look from which site it is asked; it is not told by whom.
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
 * The page with the donation service's widget, for the portal's frame on the Membership page: it alone lets the
 * service's scripts in, so that the portal's own policy stays closed. Whose plan's widget it is stands in its address
 * by the role, never by an id; the mark of the member there is read by the widget and not by us.
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
