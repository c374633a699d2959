import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { adminServices } from './admin-services';

/**
 * Makes signing in to the panel take the same work for an address nobody has as for one somebody has. Strapi compares
 * a password only where there is one, so the time told who has an account; and it stumbled over a password that is
 * no text only there.
 */
export function constantTimePanelSignIn(strapi: Core.Strapi) {
  const { auth } = adminServices(strapi);
  const { checkCredentials } = auth;
  // Hashed by Strapi, so that it costs what the passwords of its users do.
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
