/** How the last run of each job went, for the page System, its alerts and the metrics. */
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../http/answer-for';
import { loggedError } from '../http/logged-error';
import { PartialFailure } from './partial-failure';
import { JobTimeout, withinLimit } from './within-limit';
import { isWorthWriting, type Written } from './worth-writing';

const UID = 'api::system.job-run';
const MINUTE_MS = 60_000;
/** How long a job may take if it sets no limit itself. */
const LIMITS_MS = { night: 120 * MINUTE_MS, minute: 10 * MINUTE_MS };

/** A job as it is run: its name, when it runs, and how long it may take. */
export interface RunningJob {
  name: string;
  every: 'night' | 'minute';
  limitMs?: number | undefined;
}

/** How the last run of a job went. */
export interface JobRun {
  name: string;
  startedAt: string | null;
  /** Null while it runs, and if its server ended before it was done. */
  finishedAt: string | null;
  ok: boolean | null;
  problem: string | null;
  server: string | null;
  durationMs: number | null;
  lastOkAt: string | null;
}

/** The jobs this server is running, including those that have exceeded their time. */
const running = new Set<string>();
/** What this server last recorded about each minute job. */
const written = new Map<string, Written>();

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

/** The last run of each job, by its name. */
export async function lastRuns(strapi: Core.Strapi): Promise<ReadonlyMap<string, JobRun>> {
  const rows: JobRun[] = await query(strapi).findMany({});
  return new Map(rows.map((row) => [row.name, row]));
}

async function write(strapi: Core.Strapi, name: string, data: object) {
  const { count } = await query(strapi).updateMany({ where: { name }, data });
  if (count > 0) return;
  try {
    await query(strapi).create({ data: { name, ...data } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await query(strapi).updateMany({ where: { name }, data });
  }
}

/** A run that can't be recorded must not end the job. */
const tryWriting = (strapi: Core.Strapi, name: string, data: object) =>
  write(strapi, name, data).catch((error: unknown) =>
    strapi.log.warn(`The run of the job ${name} could not be written down: ${loggedError(error)}`),
  );

/** What is recorded of an error: never what the job worked on. */
const problemOf = (error: unknown) =>
  error instanceof JobTimeout || error instanceof PartialFailure
    ? error.message
    : loggedError(error);

/** Records how a run ended. */
async function writeEnd(
  strapi: Core.Strapi,
  { name, every }: RunningJob,
  startedAt: Date,
  error?: unknown,
) {
  const finishedAt = new Date();
  const run = { ok: error === undefined, at: finishedAt.getTime() };
  if (every === 'minute' && !isWorthWriting(written.get(name), run)) return;
  written.set(name, run);
  await tryWriting(strapi, name, {
    startedAt,
    finishedAt,
    ok: run.ok,
    problem: run.ok ? null : problemOf(error),
    server: hostname(),
    durationMs: finishedAt.getTime() - startedAt.getTime(),
    ...(run.ok && { lastOkAt: finishedAt }),
  });
}

/**
 * Runs a job within its time, and records how that went. A job that this server is still running is not started a
 * second time, even if it has exceeded its time: doing the same work twice would only make both slower.
 * @returns whether it was started
 * @throws what the job throws, and `JobTimeout`
 */
export async function recordedRun(
  strapi: Core.Strapi,
  job: RunningJob,
  task: () => unknown,
): Promise<boolean> {
  const { name, every, limitMs = LIMITS_MS[every] } = job;
  if (running.has(name)) return false;
  running.add(name);
  const startedAt = new Date();
  if (every === 'night') {
    const begun = { startedAt, finishedAt: null, ok: null, problem: null, server: hostname() };
    await tryWriting(strapi, name, begun);
  }
  const work = (async () => {
    try {
      await task();
    } finally {
      running.delete(name);
    }
  })();
  try {
    await withinLimit(work, limitMs);
  } catch (error) {
    await writeEnd(strapi, job, startedAt, error);
    throw error;
  }
  await writeEnd(strapi, job, startedAt);
  return true;
}
