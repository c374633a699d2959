import type { PortalPage } from '@hearthside/contract/settings';

/** The settings' keys in the data cache. */
export const settingsKeys = {
  read: ['settings', 'detail'] as const,
  page: (page: PortalPage) => ['settings', 'page', page] as const,
};
