import type { Core } from '@strapi/strapi';

interface Route {
  method: string;
  path: string;
  config?: { policies?: unknown[] };
}
interface Asked {
  body: unknown;
  state: { userAbility: { cannot(): boolean } };
}
interface Settings {
  getSettings(ctx: Asked): Promise<void>;
}

const SIGNED_IN = 'admin::isAuthenticatedAdmin';

/**
 * Each part of the media library asks how uploads are treated, whoever opens it, and writes down a 403 where that is
 * closed. What is told is four switches that code has set (see ensure-upload-settings): reading them is for everybody
 * who is signed in, and nobody changes them.
 */
export function openUploadSettings(strapi: Core.Strapi) {
  const plugin = strapi.plugin('upload');
  const { admin } = plugin.routes as unknown as { admin: { routes: Route[] } };
  const route = admin.routes.find(({ method, path }) => method === 'GET' && path === '/settings');
  if (!route) throw new Error('The route of the settings of uploads has moved.');
  route.config = { ...route.config, policies: [SIGNED_IN] };
  const settings = plugin.controller('admin-settings') as unknown as Settings;
  const { getSettings } = settings;
  settings.getSettings = async (ctx) => {
    // The action asks the permission once more.
    const asked: Asked = { body: undefined, state: { userAbility: { cannot: () => false } } };
    await getSettings(asked);
    ctx.body = asked.body;
  };
}
