import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { SYSTEM_TEXTS } from '@hearthside/contract/system/mails';
import { nightlyBackup } from '../backup/nightly-backup';
import { loggedError } from '../http/logged-error';
import { refuse } from '../http/refuse';
import { subjects, type MinuteJob } from '../subject';
import { recordedRun } from './job-runs';
import { catchUp, claimNow, doFor, type NightlyJob } from './once-a-night';
import { cronOf, scheduledRunOf } from './scheduled-time';
import { sweep } from './sweep';
import { watchClock } from './watch-clock';

const EVERY_MINUTE = '* * * * *';
/** How often the server looks for missed jobs, in minutes. */
const LOOK_EVERY_MIN = 10;

let registered: readonly NightlyJob[] = [];

/** Registers jobs that know subjects and belong to none of them. Called once, before Strapi boots. */
export function registerNightly(jobs: readonly NightlyJob[]) {
  registered = jobs;
}

/** What one server does each night. If no server was up, it is caught up later. */
export const nightlyJobs = (): readonly NightlyJob[] => [
  { name: 'sweep', at: '03:17', what: 'Nightly cleanup', task: sweep },
  ...registered,
  ...nightlyBackup(),
  ...subjects().flatMap((subject) => subject.nightly ?? []),
];

/** What every server does each minute. */
export const minuteJobs = (): readonly MinuteJob[] =>
  subjects().flatMap(({ eachMinute }) => eachMinute ?? []);

/** At its scheduled time, one server does the job for that night. Run by hand at another time, it just runs. */
const atNight = (strapi: Core.Strapi, job: NightlyJob) => (called: Date) => {
  const night = scheduledRunOf(job.at, called);
  return night ? doFor(strapi, job, night) : job.task(strapi);
};

/** Runs work outside of any request, even if a request started it: a request’s rights end with it. */
let outsideOfRequests = (work: () => void) => work();

/** Goes on with work after the request that started it is answered. A failure is logged under `what`. */
export function inBackground(strapi: Core.Strapi, what: string, work: () => Promise<unknown>) {
  outsideOfRequests(() => {
    work().catch((error: unknown) => strapi.log.warn(`${what}: ${loggedError(error)}`));
  });
}

/**
 * Starts a nightly job now, on this server. It goes on after this returns.
 * @throws 404 for an unknown job, 409 while it is running on some server
 */
export async function startNow(strapi: Core.Strapi, name: string) {
  const job = nightlyJobs().find((one) => one.name === name);
  if (!job) throw refuse.notFound(SYSTEM_TEXTS.jobMissing);
  const work = await claimNow(strapi, job);
  if (!work) throw refuse.wrongState(SYSTEM_TEXTS.jobRunning);
  inBackground(strapi, job.what, work);
}

/** Starts the schedule. A task that fails runs again next time and does not end the server. */
export function startSchedule(strapi: Core.Strapi) {
  outsideOfRequests = AsyncLocalStorage.snapshot();
  const begun: (() => void)[] = [];
  const add = (name: string, rule: string, what: string, run: (at: Date) => Promise<unknown>) => {
    const task = (...[, at]: unknown[]) =>
      run(at as Date).catch((error: unknown) => strapi.log.warn(`${what}: ${loggedError(error)}`));
    const begin = () => strapi.cron.add({ [name]: { task, options: { rule } } });
    begin();
    begun.push(() => {
      strapi.cron.remove(name);
      begin();
    });
  };
  for (const { name, what, task, limitMs } of minuteJobs()) {
    add(name, EVERY_MINUTE, what, () =>
      recordedRun(strapi, { name, every: 'minute', limitMs }, () => task(strapi)),
    );
  }
  const jobs = nightlyJobs();
  for (const job of jobs) add(job.name, cronOf(job.at), job.what, atNight(strapi, job));
  // At least a minute after this start, when the server has settled down, and not at the same time on all servers.
  const first = (new Date().getUTCMinutes() + 2 + randomInt(LOOK_EVERY_MIN - 2)) % LOOK_EVERY_MIN;
  const rule = `${first}-59/${LOOK_EVERY_MIN} * * * *`;
  add('catchUp', rule, 'What a night has missed', () => catchUp(strapi, jobs));
  watchClock((byMs) => {
    strapi.log.warn(`The clock was set back by ${Math.round(byMs / 1000)} s. All jobs begin anew.`);
    for (const beginAgain of begun) beginAgain();
  });
}
