import type { Core } from '@strapi/strapi';
import type { BackupState } from '@hearthside/contract/system/state';
import * as backups from '../../../backup/backup-log';

/** The backups that the server makes itself, for System: the last one, whether it was checked, and the next. */
export async function backupState(strapi: Core.Strapi): Promise<BackupState> {
  const { on, elsewhere, due, last, nextAt } = await backups.backupState(strapi);
  return {
    on,
    elsewhere,
    due,
    nextAt: nextAt?.toISOString() ?? null,
    last: last && { ...last, at: last.at.toISOString() },
  };
}
