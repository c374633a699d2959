import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../http/answer-for';
import { loggedError } from '../http/logged-error';
import { databaseNow, databaseNowPlus } from '../db/database-clock';
import { PartialFailure } from './partial-failure';
import { recordedRun } from './job-runs';
import { lastScheduledTime } from './scheduled-time';
import { JobTimeout } from './within-limit';

const UID = 'api::notification.clock-job';
/** Renewed while the job runs. Once it expires, another server takes over the job of a server that died. */
const LEASE_MS = 5 * 60_000;
const RENEW_MS = 60_000;

/** A job that runs every night. */
export interface NightlyJob {
  name: string;
  /** The time of day, UTC: "03:17". */
  at: string;
  /** A description for people who read the log. */
  what: string;
  task: (strapi: Core.Strapi) => Promise<unknown>;
  /** How long it may take, in milliseconds; two hours by default. */
  limitMs?: number;
}

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

/** Registers the job. A portal that has just been set up has missed no night. */
async function register(strapi: Core.Strapi, { name, at }: NightlyJob) {
  if (await query(strapi).findOne({ where: { name }, select: ['id'] })) return;
  const doneFor = lastScheduledTime(at, await databaseNow(strapi));
  await query(strapi)
    .create({ data: { name, doneFor } })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
}

/** A claim on a job. */
interface Claim {
  name: string;
  holder: string;
}

/**
 * Claims the job of a night for this server, or the job whatever nights it is done for. Null if that night's job is
 * done or another server is running it.
 */
async function claim(
  strapi: Core.Strapi,
  { name }: NightlyJob,
  night?: Date,
): Promise<Claim | null> {
  const holder = randomUUID();
  const now = await databaseNow(strapi);
  const { count } = await query(strapi).updateMany({
    where: {
      name,
      $and: [
        // A night in the future was done by a clock that was ahead, and is still to come.
        ...(night ? [{ $or: [{ doneFor: { $lt: night } }, { doneFor: { $gt: now } }] }] : []),
        { $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: now } }] },
      ],
    },
    data: { leaseUntil: new Date(now.getTime() + LEASE_MS), holder },
  });
  return count === 1 ? { name, holder } : null;
}

/**
 * Does a claimed job, and releases the claim. A partial failure still counts as done. A job that exceeds its time keeps
 * the claim until it really ends: another server would start the same work beside it.
 */
async function doClaimed(strapi: Core.Strapi, job: NightlyJob, where: Claim, night: Date) {
  const warn = (error: unknown) => strapi.log.warn(`${job.what}: ${loggedError(error)}`);
  const renewal = setInterval(() => {
    databaseNowPlus(strapi, LEASE_MS)
      .then((leaseUntil) => query(strapi).updateMany({ where, data: { leaseUntil } }))
      .catch(warn);
  }, RENEW_MS);
  const release = (isDone: boolean) => {
    clearInterval(renewal);
    const done = isDone && { doneFor: night };
    return query(strapi).updateMany({ where, data: { ...done, leaseUntil: null, holder: null } });
  };
  /** Releases the claim once the work has ended, also where it has exceeded its time. */
  const releaseAfter = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      await release(error instanceof PartialFailure);
      return;
    }
    await release(true);
  };
  try {
    const { name, limitMs } = job;
    const run = { name, every: 'night', limitMs } as const;
    // A run of this server that has exceeded its time may still be at it. Then this one did nothing.
    await release(await recordedRun(strapi, run, () => job.task(strapi)));
  } catch (error) {
    if (error instanceof JobTimeout) void releaseAfter(error.work).catch(warn);
    else await release(error instanceof PartialFailure);
    throw error;
  }
}

/**
 * Does the job of a night, once, on one server. A job that breaks off is not done, and is overdue from then on.
 * @returns whether this server did it.
 */
export async function doFor(strapi: Core.Strapi, job: NightlyJob, night: Date): Promise<boolean> {
  await register(strapi, job);
  const claimed = await claim(strapi, job, night);
  if (!claimed) return false;
  await doClaimed(strapi, job, claimed, night);
  return true;
}

/**
 * Claims a job to do it now, whether or not its night is done. Doing it well counts for the last night.
 * @returns a function that does it, or null if it is running on some server
 */
export async function claimNow(
  strapi: Core.Strapi,
  job: NightlyJob,
): Promise<(() => Promise<void>) | null> {
  await register(strapi, job);
  const claimed = await claim(strapi, job);
  if (!claimed) return null;
  const night = lastScheduledTime(job.at, await databaseNow(strapi));
  return () => doClaimed(strapi, job, claimed, night);
}

/** The night for which each nightly job was last done, and whether a server is running it. */
export async function nights(strapi: Core.Strapi) {
  const now = await databaseNow(strapi);
  const rows: { name: string; doneFor: string | null; leaseUntil: string | null }[] = await query(
    strapi,
  ).findMany({ select: ['name', 'doneFor', 'leaseUntil'] });
  return new Map(
    rows.map(({ name, doneFor, leaseUntil }) => [
      name,
      {
        doneFor: doneFor ? new Date(doneFor) : null,
        isRunning: leaseUntil !== null && new Date(leaseUntil) > now,
      },
    ]),
  );
}

/** Runs overdue jobs: no server was up at their time, or they broke off. */
export async function catchUp(strapi: Core.Strapi, jobs: readonly NightlyJob[]): Promise<void> {
  for (const job of jobs) {
    const night = lastScheduledTime(job.at, await databaseNow(strapi));
    try {
      if (await doFor(strapi, job, night)) {
        strapi.log.info(`${job.what}: done late, for ${night.toISOString()}.`);
      }
    } catch (error) {
      strapi.log.warn(`${job.what}: ${loggedError(error)}`);
    }
  }
}
