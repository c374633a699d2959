import { z } from 'zod';

/** What can be wrong, by a key that names the cause alone: its alert is sent once a day under it. */
const problem = z.object({
  /** Such as `disk.files`, `mails.given_up` or `job.sweep`. */
  cause: z.string(),
  /** `bad` needs somebody now; `warn` will. */
  severity: z.enum(['bad', 'warn']),
  title: z.string(),
  /** What it means, and what helps. */
  line: z.string(),
});
export type SystemProblem = z.output<typeof problem>;

/** The server that answered: of several, each says this of itself. */
const serverState = z.object({
  /** The release it runs, such as `1.2.0`. */
  version: z.string(),
  /** The version of Node.js. */
  node: z.string(),
  /** The machine's name, which tells several servers apart. */
  host: z.string(),
  startedAt: z.string(),
  /** Sockets of members' open windows on this server. */
  windows: z.number(),
  /** Members' sessions that have not ended, on all servers. */
  sessions: z.number(),
  /** Null where there is a single server. */
  redis: z.enum(['ok', 'away']).nullable(),
});

const databaseState = z.object({
  client: z.enum(['sqlite', 'postgres']),
  version: z.string(),
  bytes: z.number(),
});

const storageState = z.object({
  kind: z.enum(['local', 's3']),
  files: z.number(),
  bytes: z.number(),
});

/** A disk that the server writes to. One that has several of these is listed once. */
const diskState = z.object({
  /** `backups` only where they have a disk of their own. */
  holds: z.enum(['files', 'database', 'both', 'backups']),
  freeBytes: z.number(),
  totalBytes: z.number(),
  /**
   * `low` below 10 % free, `full` below 2 %: from then on nothing but signing in is written, unless it has backups
   * alone.
   */
  state: z.enum(['ok', 'low', 'full']),
});
export type DiskState = z.output<typeof diskState>;

/** The backups that the server makes itself. */
const backupState = z.object({
  /** Whether the settings ask for backups. */
  on: z.boolean(),
  /** Whether whoever runs the server says that backups are made by other means. */
  elsewhere: z.boolean(),
  /** Whether the last one is older than it may be. */
  due: z.boolean(),
  last: z
    .object({
      at: z.string(),
      /** Null for one that failed. */
      folderName: z.string().nullable(),
      bytes: z.number().nullable(),
      verified: z.boolean(),
      error: z.string().nullable(),
    })
    .nullable(),
  nextAt: z.string().nullable(),
});
export type BackupState = z.output<typeof backupState>;

const mailCounts = z.object({
  /** Not sent yet, those that are tried again among them. */
  waiting: z.number(),
  /** Tried at least once, and tried again. */
  failing: z.number(),
  sentToday: z.number(),
  givenUp: z.number(),
  /** Of those given up, the ones that the mail server refused for good: it would do so again. */
  refused: z.number(),
  /** Of those given up, the ones that are sent when all are tried again. */
  retriable: z.number(),
  /** Since when the oldest that is due has waited; null if none is due. */
  dueSince: z.string().nullable(),
});
export type MailCounts = z.output<typeof mailCounts>;

/** What every server does by itself: a job, and how its last run went. */
const jobState = z.object({
  name: z.string(),
  /** What it does, in words. */
  what: z.string(),
  /** Nightly jobs run on one server, at a time; the others run each minute, on all of them. */
  every: z.enum(['night', 'minute']),
  /** `late`: it should have run by now. `never`: not yet since it is there. */
  result: z.enum(['ok', 'failed', 'running', 'late', 'never']),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  durationMs: z.number().nullable(),
  /** Why the last run failed, without what it worked on. */
  problem: z.string().nullable(),
  /** The server of the last run. */
  server: z.string().nullable(),
  nextAt: z.string(),
});
export type JobState = z.output<typeof jobState>;

/** What waits to be worked on by a job. */
const backlog = z.object({
  name: z.string(),
  what: z.string(),
  waiting: z.number(),
  oldestAt: z.string().nullable(),
});

/** A question to the database, without any value. */
const slowQuery = z.object({
  text: z.string(),
  count: z.number(),
  meanMs: z.number(),
  maxMs: z.number(),
});
export type SlowQuery = z.output<typeof slowQuery>;

/** How the server and everything it needs is. */
export const systemState = z.object({
  checkedAt: z.string(),
  /** What is wrong, the worst first. */
  problems: z.array(problem),
  server: serverState,
  database: databaseState,
  storage: storageState,
  disks: z.array(diskState),
  backup: backupState,
  mails: mailCounts,
  jobs: z.array(jobState),
  backlogs: z.array(backlog),
  /** The slowest of the last hour on this server, the slowest first. */
  slowest: z.array(slowQuery),
});
export type SystemState = z.output<typeof systemState>;
