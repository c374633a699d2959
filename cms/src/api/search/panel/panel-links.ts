import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { searchEndpoints } from '@hearthside/contract/search/endpoints';
import { missingPages, pages } from '../services/linked-pages';

interface Route {
  method: string;
  path: string;
  handler: (ctx: Context) => Promise<void>;
  config: { policies: string[] };
}

/** The panel's editors and admins. Each of them may read all content that is offered. */
const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** Gives the panel's editor of rich text the same choice of pages as the portal's, for panel accounts. */
export function addPanelLinks(strapi: Core.Strapi) {
  const routers = strapi.plugin('content-manager').routes as unknown as {
    admin: { routes: Route[] };
  };
  routers.admin.routes.push(
    {
      method: 'GET',
      path: '/portal-pages',
      async handler(ctx) {
        const { search } = searchEndpoints.pages.query.parse(ctx.query);
        ctx.body = await pages(strapi, search);
      },
      config,
    },
    {
      method: 'POST',
      path: '/missing-portal-pages',
      async handler(ctx) {
        const { body } = ctx.request as unknown as { body: unknown };
        const { paths } = searchEndpoints.missingPages.body.parse(body);
        ctx.body = await missingPages(strapi, paths);
      },
      config,
    },
  );
}
