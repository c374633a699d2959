import type { Core } from '@strapi/strapi';
import { setupOrganization } from '@hearthside/contract/session/setup';
import { SETTINGS_UID } from '../../../office/office-settings';

const { organisationName, timeZone } = setupOrganization.shape;

/**
 * Takes the organization's name and time zone from the environment while there are no settings. What is saved later,
 * in the panel or in the setup, stays.
 */
export async function ensureFirstSettings(
  strapi: Core.Strapi,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const [name, zone] = [env.ORGANIZATION_NAME, env.TIME_ZONE];
  if (!name && !zone) return;
  const settings = strapi.documents(SETTINGS_UID);
  if (await settings.findFirst()) return;
  // Both were checked before the start (require-settings).
  const data = {
    ...(name && { organisationName: organisationName.parse(name) }),
    ...(zone && { timeZone: timeZone.parse(zone) }),
  };
  await settings.create({ data } as never);
}
