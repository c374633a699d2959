/** How the server is, for admins. */
import type { Core } from '@strapi/strapi';
import type { SystemState } from '@hearthside/contract/system/state';
import { backupState } from '../data/backup-state';
import { releaseVersion } from '../data/version';

/** When this server was started. */
const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** How this server and everything it needs is now. */
export async function read(strapi: Core.Strapi): Promise<SystemState> {
  return {
    checkedAt: new Date().toISOString(),
    server: {
      version: releaseVersion(),
      node: process.versions.node,
      startedAt: startedAt.toISOString(),
    },
    backup: await backupState(strapi),
  };
}
