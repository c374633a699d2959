import type { Core } from '@strapi/strapi';
import { OPENER_POLICY, PERMISSIONS_POLICY } from '../auth/panel-policy';

/** Strapi's own middleware sends these to a caller without an origin, which allows any site to call with cookies. */
const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials'];

/** Headers of every answer that Strapi's security does not know, or gets wrong. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  for (const name of CROSS_ORIGIN) ctx.remove(name);
  ctx.set('Permissions-Policy', PERMISSIONS_POLICY);
  ctx.set('Cross-Origin-Opener-Policy', OPENER_POLICY);
  try {
    await next();
  } finally {
    // Browsers refuse to show a page with both headers. A sandboxed page has an origin of its own anyway (HTML,
    // 7.1.3.1).
    if (/(^|;)\s*sandbox\b/.test(ctx.response.get('Content-Security-Policy')))
      ctx.remove('Cross-Origin-Opener-Policy');
  }
};
