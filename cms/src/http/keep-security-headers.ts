import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Factory = (config: unknown, given: { strapi: Core.Strapi }) => Core.MiddlewareHandler;

interface Middlewares {
  extend(uid: string, wrap: (factory: Factory) => Factory): void;
}

interface Kept {
  set: [name: string, value: string][];
  removed: string[];
}

/**
 * Strapi builds its security headers again for every request, which takes a tenth of the time of a short one. In
 * production they are always the same for our paths, so they are taken from Strapi once. In development they depend on
 * the path, and are left to Strapi.
 */
export function keepSecurityHeaders(strapi: Core.Strapi) {
  if (process.env.NODE_ENV !== 'production') return;
  const middlewares = strapi.get('middlewares') as unknown as Middlewares;
  middlewares.extend('strapi::security', (factory) => (config, given) => {
    const kept = headersOf(factory(config, given));
    return async (ctx, next) => {
      const { set, removed } = await kept;
      for (const [name, value] of set) ctx.set(name, value);
      for (const name of removed) ctx.remove(name);
      await next();
    };
  });
}

/** What a middleware does to the headers of an answer, found by running it on a request of its own. */
async function headersOf(middleware: Core.MiddlewareHandler): Promise<Kept> {
  const kept: Kept = { set: [], removed: [] };
  const res = {
    setHeader: (name: string, value: unknown) => void kept.set.push([name, String(value)]),
    removeHeader: (name: string) => void kept.removed.push(name),
  };
  const ctx = { method: 'GET', path: '/', req: {}, res } as unknown as Context;
  await middleware(ctx, () => Promise.resolve());
  return kept;
}
