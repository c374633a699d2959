import type { Core } from '@strapi/strapi';
import { countAttempt } from '../auth/attempts';
import { Refusal } from '../http/refuse';
import { playerAnswer, tooManyFilms, type PlayerAnswer } from '../player/player-answer';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** No session is required here, so the number of requests is limited by address. */
async function unlessTooMany(ctx: Context, answer: () => PlayerAnswer): Promise<PlayerAnswer> {
  try {
    await countAttempt('player_by_address', ctx.ip);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.retryAfter) throw error;
    ctx.set('Retry-After', String(error.retryAfter));
    return tooManyFilms();
  }
  return answer();
}

/**
 * Pages that play films hosted elsewhere, for the portal's frames. Each has a policy that admits its film's host and
 * nothing else, so that the portal's own policy stays closed (part 2 §5). No session is needed, because a page
 * reveals nothing that its address does not. Opened outside a frame, it plays nothing and only links to the film.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (!/^\/player(\/|$)/.test(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) return next();
  const isAlone = ctx.get('sec-fetch-dest') === 'document';
  const { status, page, policy, referrer } = await unlessTooMany(ctx, () =>
    playerAnswer(ctx.path, ctx.querystring, isAlone),
  );
  ctx.status = status;
  ctx.type = 'html';
  ctx.set({
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': status === 200 ? 'private, max-age=3600' : 'no-store',
  });
  ctx.vary('Sec-Fetch-Dest');
  ctx.body = page;
  return undefined;
};
