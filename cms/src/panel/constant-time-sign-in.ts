import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { adminServices } from './admin-services';

/**
 * Makes signing in to the panel take the same work for an unknown address as for a known one. Strapi compares a
 * password only if there is an account, so the time revealed who has one. A password that was not text also made it
 * fail only then.
 */
export function constantTimePanelSignIn(strapi: Core.Strapi) {
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
