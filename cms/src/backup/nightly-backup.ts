import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import type { NightlyJob } from '../jobs/once-a-night';
import { logBackup } from './backup-log';
import { BACKUP_JOB, backupSettings, type BackupSettings } from './backup-settings';
import { removeOldBackups } from './old-backups';
import { runBackup } from './run-backup';

/** A large folder of files takes hours the first time. */
const LIMIT_MS = 6 * 3_600_000;

/** Makes a backup, checks it, writes down how it went, and removes the old ones that need not be kept. */
async function backUp(strapi: Core.Strapi, { folder, keep }: BackupSettings): Promise<void> {
  const startedAt = await databaseNow(strapi);
  try {
    const { name, bytes, warning } = await runBackup(strapi);
    await logBackup(strapi, { startedAt, folder: name, bytes, error: null });
    strapi.log.info(`The backup ${name} was made and found whole.`);
    if (warning) strapi.log.warn(`An earlier backup is damaged, and was not used: ${warning}`);
  } catch (error) {
    const said = (error as Error).message;
    await logBackup(strapi, { startedAt, folder: null, bytes: null, error: said });
    throw error;
  }
  const removed = await removeOldBackups(folder, keep);
  if (removed.length > 0) strapi.log.info(`Old backups were removed: ${removed.join(', ')}.`);
}

/** The nightly backup, where `BACKUP_DIR` is set. */
export function nightlyBackup(): NightlyJob[] {
  const settings = backupSettings();
  if (!settings) return [];
  const task = (strapi: Core.Strapi) => backUp(strapi, settings);
  const { at } = settings;
  return [{ name: BACKUP_JOB, at, what: 'The nightly backup', limitMs: LIMIT_MS, task }];
}
