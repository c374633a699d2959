import type { Core } from '@strapi/strapi';
import { hasMetricsToken, metricsText } from '../observe/metrics-endpoint';

/**
 * Answers `/metrics` on the portal's own port where `METRICS_TOKEN` is set, for whoever sends it. Without the setting
 * there is no such address.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  if (!process.env.METRICS_TOKEN) return (_ctx, next) => next();
  return async (ctx, next) => {
    if (ctx.path !== '/metrics' || ctx.method !== 'GET') return next();
    ctx.state.endpoint = 'metrics';
    ctx.set('Cache-Control', 'no-store');
    if (!hasMetricsToken(ctx.get('authorization'))) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer');
      ctx.body = '';
      return;
    }
    const found = await metricsText(strapi);
    ctx.set('Content-Type', found?.type ?? 'text/plain');
    ctx.body = found?.text ?? '';
  };
};
