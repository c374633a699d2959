import { describe, expect, it } from 'vitest';
import type { BackupState, DiskState, JobState } from '@hearthside/contract/system/state';
import { problemsOf, type Watched } from './problems';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const backlog = { name: 'news', what: 'News', waiting: 1, oldestAt: hoursAgo(0.5), unusable: 0 };

const well: Watched = {
  disks: [{ holds: 'both', freeBytes: 50, totalBytes: 100, state: 'ok' }],
  mails: {
    waiting: 2,
    failing: 1,
    givenUp: 0,
    refused: 0,
    retriable: 0,
    dueSince: hoursAgo(0.5).toISOString(),
  },
  jobs: [],
  backlogs: [backlog],
  backup: { on: true, elsewhere: false, due: false, last: null, nextAt: null },
  isDemo: false,
  filesDisputed: false,
  isJoined: true,
};
const found = (more: Partial<Watched>) =>
  problemsOf({ ...well, ...more }, now).map(({ cause, title }) => [cause, title]);

const disk = (state: DiskState['state'], freeBytes: number): DiskState => ({
  holds: 'files',
  totalBytes: 100,
  freeBytes,
  state,
});
const job = (more: Partial<JobState>): JobState => ({
  name: 'sweep',
  what: 'Nightly cleanup',
  every: 'night',
  result: 'ok',
  startedAt: null,
  finishedAt: null,
  durationMs: null,
  problem: null,
  server: null,
  nextAt: '',
  ...more,
});
const backup = (more: Partial<BackupState>): BackupState => ({
  on: true,
  elsewhere: false,
  due: false,
  last: null,
  nextAt: null,
  ...more,
});
const lastBackup = { at: '2026-11-20T02:00:00.000Z', folderName: 'x', bytes: 1, verified: true };

it('nothing is reported if all is well', () => expect(found({})).toEqual([]));

describe('what is wrong', () => {
  it.each<[string, Partial<Watched>, string, string]>([
    ['a disk that is low', { disks: [disk('low', 8)] }, 'disk.files', 'The disk is almost full'],
    [
      'a disk of backups that is full',
      { disks: [{ ...disk('full', 1), holds: 'backups' }] },
      'disk.backups',
      'The backup disk is almost full',
    ],
    ['a disk that is full', { disks: [disk('full', 1)] }, 'disk.files', 'The disk is full'],
    [
      'a mail that was given up',
      { mails: { ...well.mails, givenUp: 1 } },
      'mails.given_up',
      '1 email could not be delivered',
    ],
    [
      'mails that are due for more than an hour',
      { mails: { ...well.mails, dueSince: hoursAgo(1.1).toISOString() } },
      'mails.waiting',
      'No email has gone out for over an hour',
    ],
    [
      'a job that failed',
      { jobs: [job({ result: 'failed', problem: 'Error 55P03' })] },
      'job.sweep',
      'Nightly cleanup: failed',
    ],
    [
      'a job that is late',
      { jobs: [job({ result: 'late' })] },
      'job.sweep',
      'Nightly cleanup: late',
    ],
    [
      'events that wait for more than an hour',
      { backlogs: [{ ...backlog, waiting: 3, oldestAt: hoursAgo(2) }] },
      'backlog.news',
      'News: waiting for over an hour',
    ],
    [
      'events that no further try can process',
      { backlogs: [{ ...backlog, unusable: 2 }] },
      'backlog.news.unusable',
      'News: 2 could not be processed',
    ],
    [
      'a backup that failed',
      { backup: backup({ last: { ...lastBackup, error: 'No space.' } }) },
      'backup',
      'The last backup failed',
    ],
    [
      'a backup that is overdue',
      { backup: backup({ due: true, last: { ...lastBackup, error: null } }) },
      'backup',
      'A backup is overdue',
    ],
    ['a Redis that is away', { isJoined: false }, 'redis', 'Redis can’t be reached'],
    [
      'a storage that another database uses',
      { filesDisputed: true },
      'files',
      'Another database uses the same files',
    ],
  ])('%s is reported under its cause', (_what, more, cause, title) =>
    expect(found(more)).toEqual([[cause, title]]),
  );

  it('is reported with what needs someone now before what will', () =>
    expect(found({ disks: [disk('low', 8)], isJoined: false }).map(([cause]) => cause)).toEqual([
      'redis',
      'disk.files',
    ]));

  it('is worse for a disk that is full than for one that is almost full, under the same cause', () => {
    const severityOf = (one: DiskState) =>
      problemsOf({ ...well, disks: [one] }, now).map(({ cause, severity }) => [cause, severity]);
    expect(severityOf(disk('low', 8))).toEqual([['disk.files', 'warn']]);
    expect(severityOf(disk('full', 1))).toEqual([['disk.files', 'bad']]);
  });

  it('is that no backups are made, unless the portal is a demo or they are made elsewhere', () => {
    const off = backup({ on: false, due: true });
    expect(found({ backup: off })).toEqual([['backup.off', 'The portal makes no backups itself']]);
    expect(found({ backup: off, isDemo: true })).toEqual([]);
    expect(found({ backup: { ...off, elsewhere: true } })).toEqual([]);
  });

  it('includes no Redis if there is none', () =>
    expect(found({ isJoined: undefined })).toEqual([]));
});
