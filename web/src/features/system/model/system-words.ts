import type { DiskState, JobState, SystemState } from '@hearthside/contract/system/state';
import { sizeWords } from '@/lib/files/size-words';

const GIGABYTE = 1024 ** 3;
const MINUTE_MS = 60_000;

/** '340 KB', '12.4 GB': sizes of databases and disks. */
export const largeSize = (bytes: number): string =>
  bytes < GIGABYTE ? sizeWords(bytes) : `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** '45 ms', '2.5 s', '12 min': how long something took. */
export function durationWords(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return ms < MINUTE_MS ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / MINUTE_MS)} min`;
}

/** '3 days, 4 hours', '12 minutes': how long the server has been up. */
export function uptimeWords(startedAt: string, checkedAt: string): string {
  const minutes = Math.floor((Date.parse(checkedAt) - Date.parse(startedAt)) / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0)
    return hours > 0 ? `${some(days, 'day')}, ${some(hours, 'hour')}` : some(days, 'day');
  if (hours > 0) return some(hours, 'hour');
  return minutes > 0 ? some(minutes, 'minute') : 'Less than a minute';
}

/** '1 session', '12 sessions'. */
export const some = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What is said of mails that trying again would not help. */
export const refusedWords = (count: number): string =>
  count === 1
    ? 'The mail server refused 1 email for good, which stays here.'
    : `The mail server refused ${count} emails for good, which stay here.`;

/** 'SQLite 3.49.1', 'PostgreSQL 17.6'. */
export const databaseWords = ({ client, version }: SystemState['database']): string =>
  `${client === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${version}`;

export const STORAGE_WORDS: Record<SystemState['storage']['kind'], string> = {
  local: 'A folder of this server',
  s3: 'An S3-compatible bucket',
};

const HELD: Record<DiskState['holds'], string> = {
  files: 'Disk of the files',
  database: 'Disk of the database',
  both: 'Disk',
  backups: 'Disk of the backups',
};
export const diskLabel = ({ holds }: DiskState): string => HELD[holds];

/** '12.4 GB of 50.0 GB free (24%)'. */
export function freeWords({ freeBytes, totalBytes }: DiskState): string {
  const share = totalBytes > 0 ? Math.floor((freeBytes / totalBytes) * 100) : 0;
  return `${largeSize(freeBytes)} of ${largeSize(totalBytes)} free (${share}%)`;
}

/** What a job's last run is called, and how loudly. */
export const RESULTS: Record<JobState['result'], { label: string; tone: Tone }> = {
  ok: { label: 'Done', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  late: { label: 'Late', tone: 'bad' },
  running: { label: 'Running', tone: 'info' },
  never: { label: 'Not yet', tone: 'neutral' },
};
type Tone = 'good' | 'bad' | 'info' | 'neutral';

const isRed = ({ result }: JobState) => result === 'failed' || result === 'late';

/** Jobs with those first that need a look. */
export const redFirst = (jobs: readonly JobState[]): JobState[] =>
  [...jobs].sort((one, other) => Number(isRed(other)) - Number(isRed(one)));
