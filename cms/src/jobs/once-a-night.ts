import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../http/answer-for';
import { loggedError } from '../http/logged-error';
import { databaseNow, databaseNowPlus } from '../db/database-clock';
import { latestStroke } from './stroke';

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
}

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

/** Registers the job. A portal that has just been set up has missed no night. */
async function know(strapi: Core.Strapi, { name, at }: NightlyJob) {
  if (await query(strapi).findOne({ where: { name }, select: ['id'] })) return;
  const doneFor = latestStroke(at, await databaseNow(strapi));
  await query(strapi)
    .create({ data: { name, doneFor } })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
}

/** Claims the job of a night for this server. Null if that night's job is done or another server is running it. */
async function take(strapi: Core.Strapi, { name }: NightlyJob, night: Date) {
  const holder = randomUUID();
  const now = await databaseNow(strapi);
  const { count } = await query(strapi).updateMany({
    where: {
      name,
      doneFor: { $lt: night },
      $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: now } }],
    },
    data: { leaseUntil: new Date(now.getTime() + LEASE_MS), holder },
  });
  return count === 1 ? { name, holder } : null;
}

/**
 * Does the job of a night, once, on one server. A job that breaks off is not done, and is overdue from then on.
 * @returns whether this server did it.
 */
export async function doFor(strapi: Core.Strapi, job: NightlyJob, night: Date): Promise<boolean> {
  await know(strapi, job);
  const where = await take(strapi, job, night);
  if (!where) return false;
  const renewal = setInterval(() => {
    databaseNowPlus(strapi, LEASE_MS)
      .then((leaseUntil) => query(strapi).updateMany({ where, data: { leaseUntil } }))
      .catch((error: unknown) => strapi.log.warn(`${job.what}: ${loggedError(error)}`));
  }, RENEW_MS);
  const done: { doneFor?: Date } = {};
  try {
    await job.task(strapi);
    done.doneFor = night;
  } finally {
    clearInterval(renewal);
    await query(strapi).updateMany({ where, data: { ...done, leaseUntil: null, holder: null } });
  }
  return true;
}

/** Runs overdue jobs: no server was up at their time, or they broke off. */
export async function catchUp(strapi: Core.Strapi, jobs: readonly NightlyJob[]): Promise<void> {
  for (const job of jobs) {
    const night = latestStroke(job.at, await databaseNow(strapi));
    try {
      if (await doFor(strapi, job, night)) {
        strapi.log.info(`${job.what}: done late, for ${night.toISOString()}.`);
      }
    } catch (error) {
      strapi.log.warn(`${job.what}: ${loggedError(error)}`);
    }
  }
}
