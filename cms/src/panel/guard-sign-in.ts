import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PANEL_PASS_COOKIE, requirePanelPass } from '../auth/panel-pass';
import { adminServices } from './admin-services';

type Action = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>;

/** The actions of Strapi's that open a session in the panel. */
const ENTRANCES = ['login', 'register', 'resetPassword'] as const;

/**
 * Asks for the portal's pass wherever the panel opens a session. It is asked in the actions and not by address, because
 * an address can be written in more than one way.
 */
function askForPass(strapi: Core.Strapi) {
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

/**
 * Makes signing in to the panel take the same work for an unknown address as for a known one. Strapi compares a
 * password only if there is an account, so the time revealed who has one. A password that was not text also made it
 * fail only then.
 */
function takeConstantTime(strapi: Core.Strapi) {
  const { auth } = adminServices(strapi);
  const { checkCredentials } = auth;
  // Hashed by Strapi, so that comparing it costs as much as comparing its users' passwords.
  const nobodys = auth.hashPassword(randomUUID());
  auth.checkCredentials = async ({ email, password }) => {
    const given = typeof password === 'string' ? password : '';
    const user = await strapi.db
      .query('admin::user')
      .findOne({ where: { email }, select: ['password'] });
    if (!user?.password) await auth.validatePassword(given, await nobodys);
    return checkCredentials({ email, password: given });
  };
}

/** Guards how a session of the panel begins: with the portal's pass, and without telling by time who has an account. */
export function guardPanelSignIn(strapi: Core.Strapi) {
  takeConstantTime(strapi);
  askForPass(strapi);
}
