import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import { loggedError } from '../http/logged-error';
import { PartialFailure } from '../jobs/partial-failure';
import type { NightlyJob } from '../jobs/once-a-night';
import { logBackup } from './backup-log';
import { BACKUP_JOB, backupSettings, type BackupSettings } from './backup-settings';
import type { Keep } from './keep';
import { isThere, removeOldBackups } from './old-backups';
import { runBackup } from './run-backup';
import { JobTimeout, withinLimit } from '../jobs/within-limit';

/** A large folder of files takes a day the first time. A backup that stands still ends long before. */
const LIMIT_MS = 3 * 24 * 3_600_000;

/** How long a folder on the network may take to say whether it is there. */
const ANSWERS_WITHIN_MS = 30_000;

/** @throws where the folder, which may be on the network, does not answer */
async function requireAnswer(folder: string): Promise<void> {
  try {
    await withinLimit(isThere(folder), ANSWERS_WITHIN_MS);
  } catch (error) {
    if (!(error instanceof JobTimeout)) throw error;
    throw new Error('The backup folder doesn’t answer. Is its disk or share mounted?');
  }
}

/** Makes a backup, checks it, writes down how it went, and removes the old ones that need not be kept. */
async function backUp(strapi: Core.Strapi, { folder, keep }: BackupSettings): Promise<void> {
  const startedAt = await databaseNow(strapi);
  let lost = '';
  try {
    await requireAnswer(folder);
    // Before it too: what need not be kept may be what a new one lacks room for.
    await removeOld(strapi, folder, keep);
    const { name, bytes, warning, ...more } = await runBackup(strapi);
    lost = more.lost;
    await logBackup(strapi, { startedAt, folder: name, bytes, error: null });
    strapi.log.info(`The backup ${name} was made and found whole.`);
    if (warning) strapi.log.warn(`An earlier backup is damaged, and was not used: ${warning}`);
  } catch (error) {
    const said = (error as Error).message;
    await logBackup(strapi, { startedAt, folder: null, bytes: null, error: said });
    throw error;
  }
  const problem = await removeOld(strapi, folder, keep);
  const problems = [
    ...(lost ? [lost] : []),
    ...(problem ? [`Old backups could not be removed: ${problem}`] : []),
  ];
  if (problems.length > 0) throw new PartialFailure(`A backup was made. ${problems.join('. ')}`);
}

/** Removes what need not be kept. Returns why something could not be removed, or an empty text. */
async function removeOld(strapi: Core.Strapi, folder: string, keep: Keep): Promise<string> {
  if (!(await isThere(folder))) return '';
  try {
    const removed = await removeOldBackups(folder, keep);
    if (removed.length > 0) strapi.log.info(`Old backups were removed: ${removed.join(', ')}.`);
    return '';
  } catch (error) {
    strapi.log.warn(`Old backups could not be removed: ${loggedError(error)}`);
    return loggedError(error);
  }
}

/** The folder itself, or the nearest one above it that is there: what is missing is made. */
const standing = async (folder: string): Promise<string> =>
  (await isThere(folder)) ? folder : standing(path.dirname(folder));

/** Says at the start that no backup can be written, rather than in the night. */
export async function checkBackupFolder(strapi: Core.Strapi): Promise<void> {
  const settings = backupSettings();
  if (!settings) return;
  const { folder } = settings;
  const isOpen = await access(await standing(folder), constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (isOpen) return;
  strapi.log.warn(
    `BACKUP_DIR can't be written to, so no backup will be made. Give it to the server's user: install -d -o hearthside -g hearthside -m 700 ${folder}`,
  );
}

/** The nightly backup, where `BACKUP_DIR` is set. */
export function nightlyBackup(): NightlyJob[] {
  const settings = backupSettings();
  if (!settings) return [];
  const task = (strapi: Core.Strapi) => backUp(strapi, settings);
  const { at } = settings;
  return [{ name: BACKUP_JOB, at, what: 'Nightly backup', limitMs: LIMIT_MS, task }];
}
