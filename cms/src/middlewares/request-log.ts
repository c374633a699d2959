import type { Core } from '@strapi/strapi';
import { loggedPath } from '../http/logged-path';

/** One line per request that failed or was slow; addresses carry tokens, so only the path is written. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    if (ctx.status >= 500 || ms > 1000) {
      strapi.log.warn(`${ctx.method} ${loggedPath(ctx.path)} ${ctx.status} ${ms} ms`);
    }
  };
