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
 * Whether a page of another site sends this request. Browsers say so in `Sec-Fetch-Site`, which no page can set
 * (Fetch Metadata). Older browsers, and all browsers on plain HTTP, send the page's origin instead. Ours is the
 * public address or the requested host, as in development behind Vite. A client that sends neither header is not a
 * browser.
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
 * Refuses requests that a page of another site has a browser send. Signed in by a stranger's page, a member would
 * write in a stranger's account (login CSRF; RFC 6749 §10.12 describes a similar attack).
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
