import type { Core } from '@strapi/strapi';
import * as office from '../office/office';

/** The colors that the portal's window has before its style sheet (web/src/app/theme.css: canvas, pine). */
const CANVAS = '#f7f3ec';
const PINE = '#1d6b58';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * What a device needs to install the portal as an app (W3C Web Application Manifest): `GET /manifest.webmanifest`.
 * Its name is the organization's, so it is made of the settings and not a file.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (ctx.path !== '/manifest.webmanifest' || !['GET', 'HEAD'].includes(ctx.method)) {
      return next();
    }
    const { organisationName, tagline } = await office.read(strapi);
    ctx.type = 'application/manifest+json';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = JSON.stringify({
      id: '/',
      name: organisationName,
      short_name: organisationName,
      description: tagline || undefined,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: CANVAS,
      theme_color: PINE,
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('maskable', 512, 'maskable'),
      ],
    });
  };
