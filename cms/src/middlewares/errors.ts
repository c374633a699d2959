import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerFor } from '../access/answer-for';
import { isApiPath } from '../access/endpoint-index';
import { panelAnswer, shortenStrapiError } from '../access/panel-answer';
import { Refusal, refuse } from '../access/refuse';

/** What our own rules refuse in the panel, or the database cannot keep just now; its other errors are Strapi's. */
async function panelErrors(ctx: Context, next: () => Promise<void>) {
  try {
    await next();
  } catch (error) {
    const isAway = answerFor(error).status === 503;
    if (!(error instanceof Refusal) && !isAway) {
      shortenStrapiError(error as object);
      throw error;
    }
    const refusal = error instanceof Refusal ? error : refuse.unavailable();
    ctx.status = refusal.status;
    ctx.body = panelAnswer(refusal);
  }
}

/** Every error below `/api` leaves in one shape; the panel keeps Strapi's own. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path)) return panelErrors(ctx, next as () => Promise<void>);
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
