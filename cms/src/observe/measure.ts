/** Reads what the metrics tell besides requests, once per scrape. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { knownDisks } from '../disk/disk-watch';
import { loggedError } from '../http/logged-error';
import { lastRuns } from '../jobs/job-runs';
import { nightlyJobs } from '../jobs/schedule';
import { windowsHere } from '../live/broadcast';
import { isJoined } from '../live/cut-off';
import { waitingMails } from '../mail/mail-actions';
import { subjects } from '../subject';
import type { Metrics } from './metrics';

/** A scrape has to be answered also while the database is not. */
const PATIENCE_MS = 3000;

const secondsSince = (moment: string | Date | null, now: Date) =>
  moment === null ? 0 : Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000);

/** knex's pool (tarn). */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

async function askDatabase(strapi: Core.Strapi, metrics: Metrics, now: Date) {
  const [mails, runs, ...backlogs] = await Promise.all([
    waitingMails(strapi),
    lastRuns(strapi),
    ...subjects().flatMap(({ backlog }) => (backlog ? [backlog(strapi)] : [])),
  ]);
  metrics.mails.set({ state: 'waiting' }, mails.waiting);
  metrics.mails.set({ state: 'failing' }, mails.failing);
  metrics.mails.set({ state: 'given_up' }, mails.givenUp);
  metrics.mailsDue.set(secondsSince(mails.dueSince, now));
  for (const { name: queue, waiting, oldestAt } of backlogs) {
    metrics.backlog.set({ queue }, waiting);
    metrics.backlogAge.set({ queue }, secondsSince(oldestAt, now));
  }
  // Of a job that has never gone well, so that the alerts about late jobs see it.
  for (const { name: job } of nightlyJobs()) metrics.jobSuccess.set({ job }, 0);
  for (const { name: job, ok, lastOkAt, durationMs } of runs.values()) {
    if (ok !== null) metrics.jobOk.set({ job }, ok ? 1 : 0);
    if (lastOkAt) metrics.jobSuccess.set({ job }, new Date(lastOkAt).getTime() / 1000);
    if (durationMs !== null) metrics.jobDuration.set({ job }, durationMs / 1000);
  }
}

/** What was known of the database before says nothing while it is away. */
function clearDatabase(metrics: Metrics) {
  const { mails, mailsDue, backlog, backlogAge, jobOk, jobSuccess, jobDuration } = metrics;
  for (const one of [mails, backlog, backlogAge, jobOk, jobSuccess, jobDuration]) one.reset();
  mailsDue.set(Number.NaN);
}

/** Whether the last scrape could not read the database: the reason is logged once and not every few seconds. */
let wasUnread = false;

/** Sets all gauges to what is so now. It takes at most a few seconds, whatever the database does. */
export async function measure(strapi: Core.Strapi, metrics: Metrics): Promise<void> {
  const pool = strapi.db.connection.client.pool as Pool;
  metrics.connections.set({ state: 'used' }, pool.numUsed());
  metrics.connections.set({ state: 'free' }, pool.numFree());
  metrics.connections.set({ state: 'waiting' }, pool.numPendingAcquires());
  metrics.windows.set(windowsHere());
  for (const { holds, freeBytes, totalBytes } of knownDisks()) {
    metrics.diskFree.set({ holds }, totalBytes > 0 ? freeBytes / totalBytes : 1);
  }
  const joined = isJoined();
  if (joined === undefined) metrics.redisUp.reset();
  else metrics.redisUp.set(joined ? 1 : 0);
  const asked = askDatabase(strapi, metrics, new Date()).then(
    () => true,
    (error: unknown) => {
      if (!wasUnread)
        strapi.log.warn(`The metrics of the database could not be read: ${loggedError(error)}`);
      return false;
    },
  );
  const isUp = await Promise.race([asked, pause(PATIENCE_MS, false, { ref: false })]);
  wasUnread = !isUp;
  if (!isUp) clearDatabase(metrics);
  metrics.databaseUp.set(isUp ? 1 : 0);
}
