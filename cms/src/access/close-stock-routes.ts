import type { Core } from '@strapi/strapi';

interface PluginRouter {
  routes: unknown[];
}

/**
 * Takes away every content-API route that Strapi's plugins bring along (users, roles, uploads, mails …):
 * the portal serves its own. The panel's routes stay.
 */
export function closeStockRoutes(strapi: Core.Strapi) {
  for (const plugin of Object.values(strapi.plugins)) {
    const routers = plugin.routes as unknown as Record<string, PluginRouter> | undefined;
    const contentApi = routers?.['content-api'];
    if (contentApi) contentApi.routes = [];
  }
}
