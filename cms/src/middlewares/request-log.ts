import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isApiPath } from '../http/endpoint-index';
import { loggedPath } from '../http/logged-path';
import { observeRequest } from '../observe/metrics-endpoint';
import { newRequestId, REQUEST_ID_HEADER, withRequestId } from '../observe/request-id';

/** Addresses of the panel. */
const PANEL = /^\/(admin|content-manager|content-type-builder|upload|i18n)(\/|$)/;

/** What a request is counted under: an endpoint's name, and for all others a part of the server. */
const endpointOf = ({ state, path }: Context): string => {
  if (state.endpoint) return String(state.endpoint);
  if (isApiPath(path)) return 'none';
  return PANEL.test(path) ? 'panel' : 'portal';
};

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
      observeRequest(endpointOf(ctx), ctx.status, ms / 1000);
      if (ctx.status >= 500 || ms > 1000) {
        strapi.log.warn(`${ctx.method} ${loggedPath(ctx.path)} ${ctx.status} ${ms} ms`);
      }
    });
  };
