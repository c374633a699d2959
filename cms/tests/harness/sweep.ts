import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './until';
import type { ServerInfo } from './server';

/** Environment of a server whose clock runs nothing but what it is asked for. */
export const SWEEPING = {
  NODE_OPTIONS: `--import ${new URL('sweep-on-demand.mjs', import.meta.url).href}`,
};

/** What the clock can be asked to run (sweep-on-demand.mjs). */
export type ClockJob =
  | 'sweep'
  | 'copies'
  | 'unread-mails'
  | 'publish-blogs'
  | 'membership-reminders'
  | 'appointment-reminders'
  | 'donation-news'
  | 'donation-reconcile'
  | 'catch-up';

async function ask(wish: string, times: number) {
  // There at once and whole, so that it is not read half written.
  writeFileSync(`${wish}.part`, String(times));
  renameSync(`${wish}.part`, wish);
  await until(`${path.basename(wish)} is over`, () => !existsSync(wish));
}

/** Has such a server run a job of its clock, so many times at once, and waits for the end of it. */
export const runJob = ({ dataDir }: Pick<ServerInfo, 'dataDir'>, job: ClockJob, times = 1) =>
  ask(path.join(dataDir, `${job}-now`), times);

/** The same of one of several servers that share a data folder. */
export const runJobAt = ({ dataDir, baseUrl }: ServerInfo, job: ClockJob, times = 1) =>
  ask(path.join(dataDir, `${job}-now.${new URL(baseUrl).port}`), times);

/** Has such a server do what it does every night, and waits for the end of it. */
export const sweep = (server: Pick<ServerInfo, 'dataDir'>) => runJob(server, 'sweep');

/** Has such a server mail about unread messages as it does every minute, so many times at once. */
export const mailUnread = (server: Pick<ServerInfo, 'dataDir'>, times = 1) =>
  runJob(server, 'unread-mails', times);

/** Has such a server bring out the blogs that are due as it does every minute, so many times at once. */
export const publishDue = (server: Pick<ServerInfo, 'dataDir'>, times = 1) =>
  runJob(server, 'publish-blogs', times);
