import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { repairCopies } from '../copies/repair-copies';
import { subjects } from '../subject';
import { catchUp, doFor, type NightlyJob } from './once-a-night';
import { cronOf, strokeOf } from './stroke';
import { sweep } from './sweep';

const EVERY_MINUTE = '* * * * *';
/** How often the server looks for missed jobs, in minutes. */
const LOOK_EVERY_MIN = 10;

/** What one server does each night. If no server was up, it is caught up later. */
const nightly = (): readonly NightlyJob[] => [
  { name: 'sweep', at: '03:17', what: 'The nightly sweep', task: sweep },
  { name: 'copies', at: '03:37', what: 'Comparing copies with their sources', task: repairCopies },
  ...subjects().flatMap((subject) => subject.nightly ?? []),
];

/** At its scheduled time, one server does the job for that night. Run by hand at another time, it just runs. */
const atNight = (strapi: Core.Strapi, job: NightlyJob) => (called: Date) => {
  const night = strokeOf(job.at, called);
  return night ? doFor(strapi, job, night) : job.task(strapi);
};

/** Starts the schedule. A task that fails runs again next time and does not end the server. */
export function startSchedule(strapi: Core.Strapi) {
  const add = (name: string, rule: string, what: string, run: (at: Date) => Promise<unknown>) => {
    const task = (...[, at]: unknown[]) =>
      run(at as Date).catch((error: unknown) => strapi.log.warn(`${what}: ${loggedError(error)}`));
    strapi.cron.add({ [name]: { task, options: { rule } } });
  };
  for (const { name, what, task } of subjects().flatMap(({ eachMinute }) => eachMinute ?? [])) {
    add(name, EVERY_MINUTE, what, () => task(strapi));
  }
  const jobs = nightly();
  for (const job of jobs) add(job.name, cronOf(job.at), job.what, atNight(strapi, job));
  // At least a minute after this start, when the server has settled down, and not at the same time on all servers.
  const first = (new Date().getUTCMinutes() + 2 + randomInt(LOOK_EVERY_MIN - 2)) % LOOK_EVERY_MIN;
  const rule = `${first}-59/${LOOK_EVERY_MIN} * * * *`;
  add('catchUp', rule, 'What a night has missed', () => catchUp(strapi, jobs));
}
