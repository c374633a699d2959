import { shownDay } from '@hearthside/contract/shown-date';
import type {
  BackupState,
  DiskState,
  JobState,
  MailCounts,
  SystemProblem,
} from '@hearthside/contract/system/state';
import { BACKUP_JOB } from '../../../backup/backup-settings';
import type { Backlog } from '../../../subject';

const HOUR_MS = 3_600_000;

/** All that something can be wrong with. */
export interface Watched {
  disks: readonly DiskState[];
  mails: Omit<MailCounts, 'sentToday'>;
  jobs: readonly JobState[];
  backlogs: readonly Backlog[];
  backup: BackupState;
  /** Nothing in a demo is worth a backup. */
  isDemo: boolean;
  /** Whether the storage of files may be another installation's. */
  filesDisputed: boolean;
  /** Undefined where there is no Redis. */
  isJoined: boolean | undefined;
}

const HELD = {
  files: 'files',
  database: 'the database',
  both: 'the database and files',
  backups: 'backups',
};

const percent = ({ freeBytes, totalBytes }: DiskState) =>
  `${Math.floor((freeBytes / totalBytes) * 1000) / 10}%`;

const diskProblems = (disks: readonly DiskState[]): SystemProblem[] =>
  disks.flatMap((disk): SystemProblem[] => {
    const cause = `disk.${disk.holds}`;
    const free = `${percent(disk)} of the disk that holds ${HELD[disk.holds]} is free.`;
    if (disk.holds === 'backups' && disk.state !== 'ok') {
      const line = `${free} Once it’s full, backups will fail. Keep fewer backups or free up space.`;
      const severity = disk.state === 'full' ? 'bad' : 'warn';
      return [{ cause, severity, title: 'The backup disk is almost full', line }];
    }
    if (disk.state === 'full') {
      const line = `${free} Members can sign in and read, but can’t save changes until there’s space.`;
      return [{ cause, severity: 'bad', title: 'The disk is full', line }];
    }
    if (disk.state !== 'low') return [];
    const line = `${free} Below 2%, no one can save changes.`;
    return [{ cause, severity: 'warn', title: 'The disk is almost full', line }];
  });

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const isOver = (since: Date | string | null, now: Date) =>
  since !== null && now.getTime() - new Date(since).getTime() > HOUR_MS;

function mailProblems({ givenUp, waiting, dueSince }: Watched['mails'], now: Date) {
  const problems: SystemProblem[] = [];
  if (givenUp > 0) {
    const title = `${counted(givenUp, 'email', 'emails')} could not be delivered`;
    const line =
      'The System page shows who they were for and why they failed. You can resend most of them there.';
    problems.push({ cause: 'mails.given_up', severity: 'bad', title, line });
  }
  if (isOver(dueSince, now)) {
    const title = 'No email has gone out for over an hour';
    const line = `${counted(waiting, 'email is', 'emails are')} waiting. The mail server may be down, or may be rejecting the portal’s sign-in.`;
    problems.push({ cause: 'mails.waiting', severity: 'bad', title, line });
  }
  return problems;
}

/** The job that makes backups is left out where what is wrong with backups is told, because that says more. */
const jobProblems = (jobs: readonly JobState[], leftOut?: string): SystemProblem[] =>
  jobs
    .filter(({ name }) => name !== leftOut)
    .flatMap(({ name, what, result, problem }): SystemProblem[] => {
      const cause = `job.${name}`;
      if (result === 'late') {
        const line = 'It should have run by now. The server’s log may say why.';
        return [{ cause, severity: 'bad', title: `${what}: late`, line }];
      }
      if (result !== 'failed') return [];
      const line = problem ?? 'The last run did not finish.';
      return [{ cause, severity: 'bad', title: `${what}: failed`, line }];
    });

const backlogProblems = (backlogs: readonly Backlog[], now: Date): SystemProblem[] =>
  backlogs.flatMap(({ name, what, waiting, oldestAt, unusable }) => {
    const problems: SystemProblem[] = [];
    if (isOver(oldestAt, now)) {
      const line = `${waiting} ${waiting === 1 ? 'waits' : 'wait'} to be processed.`;
      const title = `${what}: waiting for over an hour`;
      problems.push({ cause: `backlog.${name}`, severity: 'bad', title, line });
    }
    if (unusable > 0) {
      const title = `${what}: ${unusable} could not be processed`;
      const line =
        'Donation Payments shows why, and lets you set them aside once they are dealt with.';
      problems.push({ cause: `backlog.${name}.unusable`, severity: 'bad', title, line });
    }
    return problems;
  });

/** The cause that backups were never turned on. It may be a choice, so admins are reminded of it less often. */
export const BACKUP_OFF = 'backup.off';

function backupProblems({ backup, isDemo }: Watched): SystemProblem[] {
  if (!backup.on) {
    if (isDemo || backup.elsewhere) return [];
    const line =
      'Without any, everything in the portal is lost if the server’s disk fails. Whoever runs the server turns them on with the setting BACKUP_DIR, or sets BACKUPS=elsewhere if they are made by other means. “Backup and restore” in docs/operations.md describes both.';
    return [
      { cause: BACKUP_OFF, severity: 'warn', title: 'The portal makes no backups itself', line },
    ];
  }
  const { last, due } = backup;
  if (last?.error) {
    const line = last.error;
    return [{ cause: 'backup', severity: 'bad', title: 'The last backup failed', line }];
  }
  if (!due) return [];
  const when = last ? `The last backup was made on ${shownDay(last.at.slice(0, 10))}.` : '';
  const line = `${when || 'No backup has been made yet.'} Check that the server can write to the backup folder.`;
  return [{ cause: 'backup', severity: 'bad', title: 'A backup is overdue', line }];
}

function redisProblems(isJoined: boolean | undefined): SystemProblem[] {
  if (isJoined !== false) return [];
  const line =
    'The portal still works. Open pages check for updates every few seconds until Redis is back.';
  return [{ cause: 'redis', severity: 'bad', title: 'Redis can’t be reached', line }];
}

function fileProblems(isDisputed: boolean): SystemProblem[] {
  if (!isDisputed) return [];
  const line =
    'Members can use them, but nothing is deleted there until this is settled. “Whose the files are” in docs/operations.md says how.';
  const title = 'Another database uses the same files';
  return [{ cause: 'files', severity: 'bad', title, line }];
}

/** What is wrong at a moment, the worst first. Each cause is told under a key of its own. */
export function problemsOf(watched: Watched, now: Date): SystemProblem[] {
  const backup = backupProblems(watched);
  const all = [
    ...diskProblems(watched.disks),
    ...backup,
    ...mailProblems(watched.mails, now),
    ...jobProblems(watched.jobs, backup.length > 0 ? BACKUP_JOB : undefined),
    ...backlogProblems(watched.backlogs, now),
    ...redisProblems(watched.isJoined),
    ...fileProblems(watched.filesDisputed),
  ];
  return all.sort(
    (one, other) => Number(one.severity === 'warn') - Number(other.severity === 'warn'),
  );
}
