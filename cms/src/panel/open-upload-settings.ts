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
 * Every part of the media library requests the upload settings, whoever opens it, and logs a 403 if they are closed.
 * They are four switches set by code (see ensure-upload-settings). Everyone who is signed in may read them, and
 * nobody may change them.
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
    // The action checks the permission again.
    const asked: Asked = { body: undefined, state: { userAbility: { cannot: () => false } } };
    await getSettings(asked);
    ctx.body = asked.body;
  };
}
