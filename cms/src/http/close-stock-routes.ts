import type { Core } from '@strapi/strapi';

interface PluginRouter {
  routes: { method: string; path: string }[];
}

/**
 * Panel routes that nobody may use here: they fetch any URL from within the server and follow redirects. The panel
 * fetches pasted URLs in the browser instead.
 */
const WITHDRAWN: Readonly<Record<string, readonly string[]>> = {
  upload: ['POST /actions/upload-from-urls'],
};

/**
 * Removes every content-API route that Strapi's plugins add (users, roles, uploads, mails …), because the portal
 * serves its own. The panel's routes stay, except for a few.
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
