import type { Core } from '@strapi/strapi';
import { loggedPath } from '../http/logged-path';

/** Logs one line per request that failed or was slow. Only the path is logged, because query strings carry tokens. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    if (ctx.status >= 500 || ms > 1000) {
      strapi.log.warn(`${ctx.method} ${loggedPath(ctx.path)} ${ctx.status} ${ms} ms`);
    }
  };
