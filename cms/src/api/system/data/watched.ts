/** What the page System, its alerts and the metrics look at. */
import type { Core } from '@strapi/strapi';
import type { JobState } from '@hearthside/contract/system/state';
import { knownDisks } from '../../../disk/disk-watch';
import { areFilesDisputed } from '../../../file/storage/storage-owner';
import { lastRuns } from '../../../jobs/job-runs';
import { nights } from '../../../jobs/once-a-night';
import { minuteJobs, nightlyJobs } from '../../../jobs/schedule';
import { STARTED_AT } from '../../../jobs/started-at';
import { isJoined } from '../../../live/cut-off';
import { waitingMails } from '../../../mail/mail-actions';
import { subjects } from '../../../subject';
import { jobState } from '../rules/job-state';
import { problemsOf, type Watched } from '../rules/problems';
import { isDemo } from '../../../../seed/demo-accounts';
import { backupState } from './backup-state';

/** Every job, and how its last run went: what runs at night in its order, then what runs each minute. */
export async function jobStates(strapi: Core.Strapi, now: Date): Promise<JobState[]> {
  const [runs, known] = await Promise.all([lastRuns(strapi), nights(strapi)]);
  const clock = { now, startedAt: STARTED_AT };
  const stateOf = ({ name, what, at }: { name: string; what: string; at?: string }) => {
    const { doneFor = null, isRunning = false } = known.get(name) ?? {};
    return jobState({ name, what, at, run: runs.get(name), doneFor, isRunning }, clock);
  };
  const atNight = [...nightlyJobs()].sort((one, other) => one.at.localeCompare(other.at));
  return [...atNight.map(stateOf), ...minuteJobs().map(stateOf)];
}

/** All that something can be wrong with, as it is now. */
export async function watched(strapi: Core.Strapi, now: Date): Promise<Watched> {
  const waiting = subjects().flatMap(({ backlog }) => backlog ?? []);
  const [mails, jobs, backup, isDemoHere, ...backlogs] = await Promise.all([
    waitingMails(strapi),
    jobStates(strapi, now),
    backupState(strapi),
    isDemo(strapi),
    ...waiting.map((ask) => ask(strapi)),
  ]);
  const filesDisputed = areFilesDisputed();
  return {
    disks: knownDisks(),
    mails,
    jobs,
    backup,
    isDemo: isDemoHere,
    backlogs,
    filesDisputed,
    isJoined: isJoined(),
  };
}

/** What is wrong now, the worst first. */
export const problemsNow = async (strapi: Core.Strapi, now = new Date()) =>
  problemsOf(await watched(strapi, now), now);
