import type { Core } from '@strapi/strapi';

interface PluginRouter {
  routes: { method: string; path: string }[];
}

/**
 * Routes of the panel that do what nobody here may: fetching any address from within the server, redirects and
 * all. The panel fetches what is pasted in the browser instead.
 */
const WITHDRAWN: Readonly<Record<string, readonly string[]>> = {
  upload: ['POST /actions/upload-from-urls'],
};

/**
 * Takes away every content-API route that Strapi's plugins bring along (users, roles, uploads, mails …):
 * the portal serves its own. The panel's routes stay, but for a few.
 */
export function closeStockRoutes(strapi: Core.Strapi) {
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    const routers = plugin.routes as unknown as Record<string, PluginRouter> | undefined;
    const contentApi = routers?.['content-api'];
    if (contentApi) contentApi.routes = [];
    const withdrawn = WITHDRAWN[name];
    const admin = routers?.admin;
    if (!withdrawn || !admin) continue;
    const kept = admin.routes.filter(
      ({ method, path }) => !withdrawn.includes(`${method} ${path}`),
    );
    if (kept.length !== admin.routes.length - withdrawn.length) {
      throw new Error(`Of what is withdrawn from ${name}, something has another address by now.`);
    }
    admin.routes = kept;
  }
}
