/** The backups that the server makes itself. */
import type { Core } from '@strapi/strapi';
import type { BackupState } from '@hearthside/contract/system/state';
import { runQuery } from '../../../db/run-query';

/** The content type that has a row for each backup. A release without it makes none by itself. */
const UID = 'api::system.backup';
const TABLE = 'portal_backups';

interface BackupRow {
  started_at: string | number | Date;
  finished_at: string | number | Date | null;
  folder: string;
  bytes: number | string | null;
  verified: boolean | number | null;
  error: string | null;
}

/** The last backup, whether it was checked, and whether the next one is due. Null if this release makes none. */
export async function backupState(strapi: Core.Strapi): Promise<BackupState | null> {
  if (!(UID in strapi.contentTypes)) return null;
  const row: BackupRow | undefined = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .whereNotNull('finished_at')
      .orderBy('id', 'desc')
      .first('started_at', 'finished_at', 'folder', 'bytes', 'verified', 'error'),
  );
  return {
    on: Boolean(process.env.BACKUP_DIR),
    due: false,
    last: row
      ? {
          at: new Date(row.finished_at ?? row.started_at).toISOString(),
          folderName: row.folder,
          bytes: Number(row.bytes ?? 0),
          verified: Boolean(row.verified),
          error: row.error,
        }
      : null,
    nextAt: null,
  };
}
