import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from './until';
import type { ServerInfo } from './server';

/** Environment of a server whose clock runs nothing but what it is asked for. */
export const SWEEPING = {
  NODE_OPTIONS: `--import ${new URL('sweep-on-demand.mjs', import.meta.url).href}`,
};

async function run({ dataDir }: Pick<ServerInfo, 'dataDir'>, job: string, times = 1) {
  const wish = path.join(dataDir, `${job}-now`);
  // There at once and whole, so that it is not read half written.
  writeFileSync(`${wish}.part`, String(times));
  renameSync(`${wish}.part`, wish);
  await until(`the job ${job} is over`, () => !existsSync(wish));
}

/** Has such a server do what it does every night, and waits for the end of it. */
export const sweep = (server: Pick<ServerInfo, 'dataDir'>) => run(server, 'sweep');

/** Has such a server mail about unread messages as it does every minute, so many times at once. */
export const mailUnread = (server: Pick<ServerInfo, 'dataDir'>, times = 1) =>
  run(server, 'unread-mails', times);

/** Has such a server bring out the blogs that are due as it does every minute, so many times at once. */
export const publishDue = (server: Pick<ServerInfo, 'dataDir'>, times = 1) =>
  run(server, 'publish-blogs', times);
