import type { Core } from '@strapi/strapi';
import { adminEmail } from './admin-email';
import { adminIds } from './member-access';

/** Whether the portal has no admin yet, and no `ADMIN_EMAIL` names who will be one. */
export const needsSetup = async (strapi: Core.Strapi): Promise<boolean> =>
  adminEmail() === undefined && (await adminIds(strapi)).length === 0;
