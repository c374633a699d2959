import type { JobState } from '@hearthside/contract/system/state';
import type { JobRun } from '../../../jobs/job-runs';
import { SETTLED_MS } from '../../../jobs/started-at';
import { lastScheduledTime } from '../../../jobs/scheduled-time';
import { SAID_EVERY_MS } from '../../../jobs/worth-writing';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What a night has missed is made up for within a quarter of an hour of a start. */
const LATE_AFTER_MS = { night: 120 * MINUTE_MS, minute: 3 * SAID_EVERY_MS };
/** A server that has just started has had no time yet to do what is late. */
const SETTLED_AFTER_MS = { night: SETTLED_MS, minute: SAID_EVERY_MS };

const CUT_OFF = 'The server stopped before the job finished.';

/** What is known of a job. */
export interface KnownJob {
  name: string;
  what: string;
  /** The time of day of a nightly job, UTC. */
  at?: string | undefined;
  run: JobRun | undefined;
  /** The night a nightly job was last done for. */
  doneFor: Date | null;
  /** Whether a server is at a nightly job. */
  isRunning: boolean;
}

interface Clock {
  now: Date;
  /** When this server was started. */
  startedAt: Date;
}

/** Whether a job should have run by now. */
function isLate({ at, run, doneFor }: KnownJob, { now, startedAt }: Clock): boolean {
  const kind = at ? 'night' : 'minute';
  if (now.getTime() - startedAt.getTime() < SETTLED_AFTER_MS[kind]) return false;
  if (!at) {
    const last = run?.finishedAt ? new Date(run.finishedAt) : startedAt;
    return now.getTime() - last.getTime() > LATE_AFTER_MS.minute;
  }
  const scheduled = lastScheduledTime(at, now);
  // A night in the future was done by a clock that was ahead.
  const isDone = doneFor === null || (doneFor >= scheduled && doneFor <= now);
  return !isDone && now.getTime() - scheduled.getTime() > LATE_AFTER_MS.night;
}

function resultOf(job: KnownJob, clock: Clock): JobState['result'] {
  const { run, isRunning } = job;
  if (isRunning) return 'running';
  const hasFailed = run !== undefined && (run.finishedAt === null || run.ok === false);
  if (hasFailed) return 'failed';
  if (isLate(job, clock)) return 'late';
  return run ? 'ok' : 'never';
}

const iso = (moment: string | Date | null | undefined) =>
  moment === null || moment === undefined ? null : new Date(moment).toISOString();

/** A job as admins see it: how its last run went, and when the next one is. */
export function jobState(job: KnownJob, clock: Clock): JobState {
  const { name, what, at, run } = job;
  const result = resultOf(job, clock);
  const isCutOff = result === 'failed' && run?.finishedAt === null;
  const nextMs = at
    ? lastScheduledTime(at, clock.now).getTime() + DAY_MS
    : (Math.floor(clock.now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  return {
    name,
    what,
    every: at ? 'night' : 'minute',
    result,
    startedAt: iso(run?.startedAt),
    finishedAt: iso(run?.finishedAt),
    durationMs: run?.finishedAt ? (run.durationMs ?? null) : null,
    problem: isCutOff ? CUT_OFF : (run?.problem ?? null),
    server: run?.server ?? null,
    nextAt: new Date(nextMs).toISOString(),
  };
}
