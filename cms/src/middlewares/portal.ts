import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import serveStatic from 'koa-static';
import { VERSION_HEADER, versionIn } from '@hearthside/contract/portal-version';
import { framedBy, portalPolicy } from '../auth/portal-policy';

const API = /^\/api\//;
const PANEL = /^\/(admin|api|content-manager|content-type-builder|upload|uploads|_health)(\/|$)/;

/**
 * Built files have their content's hash in the name and never change. Everything else is revalidated on each request.
 */
function cacheHeader(response: { setHeader(name: string, value: string): void }, file: string) {
  const immutable = file.includes(`${path.sep}assets${path.sep}`);
  response.setHeader(
    'Cache-Control',
    immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** Addresses of files that browsers and robots look for: `/sitemap.xml`, `/.well-known/security.txt`. */
const FILE = /^\/(assets|icons|\.well-known)\/|^\/[^/]+\.[a-z0-9]+$/i;

/**
 * Whether the request gets the portal's page: every address except those of files, because a missing script must not
 * be answered with a page.
 */
const asksForPage = (ctx: Context) =>
  ['GET', 'HEAD'].includes(ctx.method) &&
  !FILE.test(ctx.path) &&
  ctx.accepts('html', 'json') === 'html';

/**
 * Serves the built portal at `/`: its files, and its one page for every address outside the panel and the API, so
 * that deep links and reloads work. Answers of the API name the portal's build, so that open pages notice a new one. If the portal is not built, only the API and the panel answer.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const folder = path.resolve(process.env.PORTAL_DIR ?? path.join('..', 'web', 'dist'));
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) {
    strapi.log.warn(`The portal is not built (${folder}); only API and panel are served.`);
    return (_ctx, next) => next();
  }
  const files = serveStatic(folder, { index: false, setHeaders: cacheHeader });

  const version = versionIn(readFileSync(page, 'utf8'));

  return async (ctx, next) => {
    if (version && API.test(ctx.path)) ctx.set(VERSION_HEADER, version);
    if (PANEL.test(ctx.path)) return next();
    ctx.set('Content-Security-Policy', portalPolicy(framedBy(ctx.path)));
    if (ctx.path !== '/') await files(ctx as never, async () => undefined);
    if (ctx.body !== undefined && ctx.body !== null) return;
    if (ctx.path !== '/') await next();
    const unanswered = ctx.status === 404 || ctx.path === '/';
    if (!unanswered || !asksForPage(ctx)) return;
    ctx.status = 200;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = await readFile(page);
  };
};
