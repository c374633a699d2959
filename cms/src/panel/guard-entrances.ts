import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PANEL_PASS_COOKIE, requirePanelPass } from '../auth/panel-pass';

type Action = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>;

/** The actions of Strapi's that open a session in the panel. */
const ENTRANCES = ['login', 'register', 'resetPassword'] as const;

/**
 * Asks for the portal's pass wherever the panel opens a session. It is asked in the actions and not by address, because
 * an address can be written in more than one way.
 */
export function guardPanelEntrances(strapi: Core.Strapi) {
  const authentication = strapi.controller('admin::authentication' as never) as unknown as Record<
    (typeof ENTRANCES)[number],
    Action | undefined
  >;
  for (const name of ENTRANCES) {
    const enter = authentication[name];
    if (!enter) throw new Error(`The panel’s action ${name} has moved.`);
    authentication[name] = async (ctx, next) => {
      await requirePanelPass(strapi, ctx.cookies.get(PANEL_PASS_COOKIE, { signed: false }));
      return enter(ctx, next);
    };
  }
}
