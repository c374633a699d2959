import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import { SETTLED_MS, STARTED_AT } from '../jobs/started-at';
import { lastScheduledTime } from '../jobs/scheduled-time';
import { DAY_MS, daysAfter } from '../text/days';
import { areBackupsElsewhere, BACKUP_JOB, backupSettings } from './backup-settings';

const UID = 'api::system.backup';
const JOBS_UID = 'api::notification.clock-job';
/** A backup is overdue when the night's is not there this long after its time. */
const OVERDUE_MS = 6 * 3_600_000;
const KEPT_DAYS = 400;

/** How a backup ended. */
export interface BackupResult {
  startedAt: Date;
  folder: string | null;
  bytes: number | null;
  /** Why there is none; null if it was made and found whole. */
  error: string | null;
}

/** The latest backup, made or failed. */
export interface LastBackup {
  at: Date;
  folderName: string | null;
  bytes: number | null;
  verified: boolean;
  error: string | null;
}

/** Whether backups happen. */
export interface BackupState {
  /** Whether `BACKUP_DIR` is set. */
  on: boolean;
  /** Whether they are made by other means, as `BACKUPS` says. */
  elsewhere: boolean;
  last: LastBackup | null;
  /** When the last one that was found whole was made. */
  lastWholeAt: Date | null;
  nextAt: Date | null;
  /** Whether the night's backup should have been there for hours. */
  due: boolean;
}

interface Row {
  id: number;
  startedAt: string | Date;
  folder: string | null;
  bytes: string | number | null;
  verified: boolean;
  error: string | null;
}

const query = (strapi: Core.Strapi) => strapi.db.query(UID);
const latest = (strapi: Core.Strapi, where: object = {}) =>
  query(strapi).findOne({
    where,
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  }) as Promise<Row | null>;

/**
 * Writes down how a backup ended. One that fails is tried again every few minutes: the failures in a row share a line,
 * which says the latest reason.
 */
export async function logBackup(strapi: Core.Strapi, result: BackupResult): Promise<void> {
  const finishedAt = await databaseNow(strapi);
  const data = { ...result, finishedAt, verified: result.error === null };
  const before = await latest(strapi);
  if (result.error !== null && before && !before.verified) {
    await query(strapi).update({ where: { id: before.id }, data });
    return;
  }
  await query(strapi).create({ data });
  await query(strapi).deleteMany({
    where: { startedAt: { $lt: daysAfter(finishedAt, -KEPT_DAYS) } },
  });
}

/** The latest backup, made or failed; null before the first. */
export async function lastBackup(strapi: Core.Strapi): Promise<LastBackup | null> {
  const row = await latest(strapi);
  return (
    row && {
      at: new Date(row.startedAt),
      folderName: row.folder,
      bytes: row.bytes === null ? null : Number(row.bytes),
      verified: row.verified,
      error: row.error,
    }
  );
}

/**
 * Whether the backup of a night should have been there for hours.
 * @param doneFor the night that the last one was made for; null before the job is known, when none was missed
 * @param time when it is made each night, as HH:MM in UTC
 * @param upMs how long this server has been up
 */
export function isOverdue(doneFor: Date | null, time: string, now: Date, upMs: number): boolean {
  const expected = lastScheduledTime(time, new Date(now.getTime() - OVERDUE_MS));
  return doneFor !== null && doneFor < expected && upMs >= SETTLED_MS;
}

/** Whether backups are on and happen, for those who look after the server. */
export async function backupState(strapi: Core.Strapi): Promise<BackupState> {
  const settings = backupSettings();
  const [last, whole] = [await lastBackup(strapi), await latest(strapi, { verified: true })];
  const lastWholeAt = whole && new Date(whole.startedAt);
  const elsewhere = areBackupsElsewhere();
  if (!settings) return { on: false, elsewhere, last, lastWholeAt, nextAt: null, due: false };
  const now = await databaseNow(strapi);
  const job = await strapi.db.query(JOBS_UID).findOne({ where: { name: BACKUP_JOB } });
  return {
    on: true,
    elsewhere,
    last,
    lastWholeAt,
    nextAt: new Date(lastScheduledTime(settings.at, now).getTime() + DAY_MS),
    due: isOverdue(
      job?.doneFor ? new Date(job.doneFor) : null,
      settings.at,
      now,
      Date.now() - STARTED_AT.getTime(),
    ),
  };
}
