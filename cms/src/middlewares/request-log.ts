import type { Core } from '@strapi/strapi';
import { loggedPath } from '../http/logged-path';
import { newRequestId, REQUEST_ID_HEADER, withRequestId } from '../observe/request-id';

/**
 * Gives each request its id, which its answer and its lines of the log carry, and logs one line per request that failed
 * or was slow. Only the path is logged, because query strings carry tokens.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const id = newRequestId();
    ctx.set(REQUEST_ID_HEADER, id);
    return withRequestId(id, async () => {
      const start = performance.now();
      await next();
      const ms = Math.round(performance.now() - start);
      if (ctx.status >= 500 || ms > 1000) {
        strapi.log.warn(`${ctx.method} ${loggedPath(ctx.path)} ${ctx.status} ${ms} ms`);
      }
    });
  };
