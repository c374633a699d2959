import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerFor, type ErrorAnswer } from '../http/answer-for';
import { isApiPath } from '../http/endpoint-index';
import { loggedError, loggedTrace } from '../http/logged-error';
import { loggedPath } from '../http/logged-path';
import { panelAnswer, tidyStrapiError } from '../panel/panel-answer';
import { Refusal } from '../http/refuse';
import { requestId } from '../observe/request-id';

/** Logs why a call failed, without what it carried. */
function logCause(strapi: Core.Strapi, ctx: Context, error: unknown, answer: ErrorAnswer) {
  const { status, isUnexpected } = answer;
  const call = `${ctx.method} ${loggedPath(ctx.path)}`;
  if (isUnexpected) strapi.log.error(`${requestId()} ${call}: ${loggedTrace(error)}`);
  else if (status === 503) strapi.log.warn(`${call} could not be done: ${loggedError(error)}`);
}

/** The shape of errors of the library `http-errors`. */
interface HttpError {
  status: number;
  /** Whether its message may be shown to the caller. */
  expose: boolean;
  message: string;
}

const OF_STRAPI =
  /^((Yup)?Validation|Application|Pagination|NotFound|Forbidden|Unauthorized|RateLimit|PayloadTooLarge|Policy|NotImplemented|Http)Error$/;

/** Whether Strapi has a specific answer for it: one of its own errors, or an HTTP error. */
function isStrapis(error: unknown): boolean {
  const { name, expose } = (error ?? {}) as { name?: unknown; expose?: unknown };
  return OF_STRAPI.test(String(name)) || typeof expose === 'boolean';
}

/**
 * Turns a library's HTTP error into a refusal, for example for a path that leads out of a folder of files (koa-send).
 * Strapi answers it correctly, but would log it with its stack as an error of ours.
 */
function refusedByHttp(error: unknown): Refusal | null {
  const { status, expose, message } = (error ?? {}) as Partial<HttpError>;
  const isRefusal = expose === true && Number(status) >= 400 && Number(status) < 500;
  return isRefusal ? new Refusal(Number(status), String(message)) : null;
}

/** Answers what our own rules refuse in the panel, and what fails there. The panel's other errors are Strapi's. */
async function panelErrors(strapi: Core.Strapi, ctx: Context, next: () => Promise<void>) {
  try {
    await next();
  } catch (error) {
    const said = refusedByHttp(error);
    if (said) {
      ctx.status = said.status;
      ctx.body = panelAnswer(said);
      return;
    }
    // Strapi would log the whole error, with the values of a failed statement.
    if (isStrapis(error)) {
      tidyStrapiError(error as object);
      throw error;
    }
    const answer = answerFor(error, requestId());
    logCause(strapi, ctx, error, answer);
    const { status, body } = answer;
    // The panel shows the sentence alone.
    const sentence = body.reference ? `${body.error} (${body.reference})` : body.error;
    const refusal = error instanceof Refusal ? error : new Refusal(status, sentence);
    ctx.status = refusal.status;
    ctx.body = panelAnswer(refusal);
  }
}

/** Every error below `/api` leaves in one shape; the panel keeps Strapi's own. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path)) return panelErrors(strapi, ctx, next as () => Promise<void>);
    try {
      await next();
    } catch (error) {
      const answer = answerFor(error, requestId());
      logCause(strapi, ctx, error, answer);
      if (answer.retryAfter) ctx.set('Retry-After', String(answer.retryAfter));
      ctx.status = answer.status;
      ctx.body = answer.body;
    }
    ctx.set('Cache-Control', ctx.response.get('Cache-Control') || 'no-store');
  };
