import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './until';
import type { ServerInfo } from './server';

/** Environment of a server whose schedule runs only jobs that it is asked for. */
export const SWEEPING = {
  NODE_OPTIONS: `--import ${new URL('sweep-on-demand.mjs', import.meta.url).href}`,
};

/** The jobs that can be requested (sweep-on-demand.mjs). */
export type ClockJob =
  | 'sweep'
  | 'backup'
  | 'copies'
  | 'unread-mails'
  | 'message-words'
  | 'pet-chats'
  | 'chat-waits'
  | 'reading-mails'
  | 'publish-blogs'
  | 'membership-reminders'
  | 'appointment-reminders'
  | 'donation-news'
  | 'donation-reconcile'
  | 'alerts'
  | 'suspensions'
  | 'seal-history'
  | 'bulk-tasks'
  | 'own-data'
  | 'care-mornings'
  | 'late-doses'
  | 'catch-up';

async function ask(wish: string, times: number) {
  // Created atomically, so that it is never read half written.
  writeFileSync(`${wish}.part`, String(times));
  renameSync(`${wish}.part`, wish);
  await until(`${path.basename(wish)} is over`, () => !existsSync(wish));
}

/** Makes such a server run a job of its schedule, this many times at once, and waits until it is done. */
export const runJob = ({ dataDir }: Pick<ServerInfo, 'dataDir'>, job: ClockJob, times = 1) =>
  ask(path.join(dataDir, `${job}-now`), times);

/** The same for one of several servers that share a data folder. */
export const runJobAt = ({ dataDir, baseUrl }: ServerInfo, job: ClockJob, times = 1) =>
  ask(path.join(dataDir, `${job}-now.${new URL(baseUrl).port}`), times);

/** Makes such a server run its nightly sweep, and waits until it is done. */
export const sweep = (server: Pick<ServerInfo, 'dataDir'>) => runJob(server, 'sweep');

/** Makes such a server send email about unread messages as it does every minute, this many times at once. */
export const mailUnread = (server: Pick<ServerInfo, 'dataDir'>, times = 1) =>
  runJob(server, 'unread-mails', times);

/** Makes such a server publish the blogs that are due as it does every minute, this many times at once. */
export const publishDue = (server: Pick<ServerInfo, 'dataDir'>, times = 1) =>
  runJob(server, 'publish-blogs', times);
