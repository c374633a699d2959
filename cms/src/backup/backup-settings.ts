import path from 'node:path';
import { refuseStart } from '../boot/refuse-start';
import { readKeep, type Keep } from './keep';

/** The name of the nightly job. */
export const BACKUP_JOB = 'backup';

/** How the server makes backups by itself. */
export interface BackupSettings {
  /** The folder in which each backup gets a folder of its own. */
  folder: string;
  keep: Keep;
  /** The time of day, UTC: "02:17". */
  at: string;
}

const KEEP = '7d,4w,12m';
const AT = '02:17';

/**
 * Whether whoever runs the server says that backups are made by other means, such as snapshots of the machine. The
 * portal can't see those, and would go on reminding of backups that there are.
 */
export const areBackupsElsewhere = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.BACKUPS?.trim() === 'elsewhere';

/**
 * The settings of backups; null where `BACKUP_DIR` is not set.
 * @throws {Error} if one of them can't be meant, so that the server does not start
 */
export function backupSettings(env: NodeJS.ProcessEnv = process.env): BackupSettings | null {
  if (env.BACKUPS?.trim() && !areBackupsElsewhere(env)) {
    refuseStart(`BACKUPS can only be "elsewhere", and "${env.BACKUPS}" is not.`);
  }
  const folder = env.BACKUP_DIR?.trim();
  if (!folder) return null;
  if (!path.isAbsolute(folder)) {
    refuseStart(`BACKUP_DIR must be a whole path that begins with /, and "${folder}" is none.`);
  }
  const files = path.resolve(env.DATA_DIR ?? 'data', 'files');
  if (`${path.resolve(folder)}${path.sep}`.startsWith(`${files}${path.sep}`)) {
    refuseStart(`BACKUP_DIR must not be among the files that are backed up, as "${folder}" is.`);
  }
  const typed = env.BACKUP_KEEP?.trim() || KEEP;
  const keep = readKeep(typed);
  if (!keep) {
    refuseStart(
      `BACKUP_KEEP must say of how many days, weeks and months to keep a backup, as "${KEEP}" does, and "${typed}" does not.`,
    );
  }
  const at = env.BACKUP_AT?.trim() || AT;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) {
    refuseStart(`BACKUP_AT must be a time of day in UTC, as "${AT}" is, and "${at}" is none.`);
  }
  if (!['', 'true', 'false'].includes(env.BACKUP_FILES?.trim() ?? '')) {
    refuseStart(`BACKUP_FILES must be true or false, and "${env.BACKUP_FILES}" is neither.`);
  }
  return { folder, keep, at };
}
