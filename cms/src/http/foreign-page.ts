import type { Context } from 'koa';
import { refuse } from './refuse';

const READS = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/**
 * Whether a page of another site sends this. A browser says so itself where it sends `Sec-Fetch-Site`, which no page
 * can write (Fetch Metadata). Older ones, and all on plain http, send the page's origin: ours is the public address,
 * or the host that was asked, as in development behind Vite. What sends neither is no browser.
 */
export function isForeignPage(
  headers: { site: string; origin: string; host: string },
  publicUrl: string,
): boolean {
  const { site, origin, host } = headers;
  if (site) return !['same-origin', 'none'].includes(site);
  if (!origin) return false;
  return origin !== new URL(publicUrl).origin && hostOf(origin) !== host;
}

/**
 * Refuses what a page of another site has a browser send: signed in by a stranger's page, a member would write
 * in a stranger's account (login CSRF, RFC 6749 §10.12 describes the like).
 */
export function refuseForeignPage(ctx: Context, publicUrl: string) {
  if (READS.includes(ctx.method)) return;
  const headers = {
    site: ctx.get('sec-fetch-site'),
    origin: ctx.get('origin'),
    host: ctx.get('host'),
  };
  if (isForeignPage(headers, publicUrl)) {
    throw refuse.notAllowed('This was sent by a page of another site.');
  }
}
