import type { Core } from '@strapi/strapi';
import { answerFor } from '../access/answer-for';
import { isApiPath } from '../access/endpoint-index';

/** Every error below `/api` leaves in one shape; the panel keeps Strapi's own. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next();
    try {
      await next();
    } catch (error) {
      const { status, body, retryAfter, unexpectedId } = answerFor(error);
      if (unexpectedId) {
        strapi.log.error(
          `${unexpectedId} ${ctx.method} ${ctx.path}: ${(error as Error)?.stack ?? error}`,
        );
      }
      if (retryAfter) ctx.set('Retry-After', String(retryAfter));
      ctx.status = status;
      ctx.body = body;
    }
    ctx.set('Cache-Control', ctx.response.get('Cache-Control') || 'no-store');
  };
