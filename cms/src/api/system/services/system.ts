/** How the server is, for admins, and what they do about it. */
import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import type { RetriedMails } from '@hearthside/contract/system/mails';
import type { SystemState } from '@hearthside/contract/system/state';
import { momentOf } from '@hearthside/contract/zoned-time';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { startNow } from '../../../jobs/schedule';
import { windowsHere } from '../../../live/broadcast';
import {
  dismissMail,
  listMails,
  mailsSentSince,
  retryGivenUp,
  sendMailNow,
} from '../../../mail/mail-actions';
import * as office from '../../../office/office';
import { slowestQueries } from '../../../observe/watch-database';
import { RELEASE } from '../../../release/version';
import * as historyService from '../../history/services/history';
import { sizes } from '../data/sizes';
import { STARTED_AT } from '../../../jobs/started-at';
import { watched } from '../data/watched';
import { problemsOf } from '../rules/problems';

/** How many of the slowest database queries are shown. */
const SLOWEST_SHOWN = 10;

export { backupState } from '../../../backup/backup-log';
export { dismissMail, listMails, sendMailNow };

/** Members' sessions that have not ended. */
async function openSessions(strapi: Core.Strapi, now: Date): Promise<number> {
  const row: { total?: number | string } | undefined = await runQuery(strapi, (knex) =>
    knex('portal_sessions').where('expires_at', '>', now).count({ total: '*' }).first(),
  );
  return Number(row?.total ?? 0);
}

/** How many mails have gone since the office's day began. */
async function sentToday(strapi: Core.Strapi, now: Date): Promise<number> {
  const [day, zone] = await Promise.all([office.today(strapi, now), office.timeZone(strapi)]);
  return mailsSentSince(strapi, momentOf(day, '00:00', zone));
}

/** How this server and everything it needs is now. */
export async function read(strapi: Core.Strapi): Promise<SystemState> {
  const now = new Date();
  const [seen, stored, sessions, sent] = await Promise.all([
    watched(strapi, now),
    sizes(strapi),
    openSessions(strapi, now),
    sentToday(strapi, now),
  ]);
  const { disks, mails, jobs, backup, backlogs, isJoined } = seen;
  const redis = isJoined === undefined ? null : isJoined ? 'ok' : 'away';
  return {
    checkedAt: now.toISOString(),
    problems: problemsOf(seen, now),
    server: {
      version: RELEASE.version,
      node: process.versions.node,
      host: hostname(),
      startedAt: STARTED_AT.toISOString(),
      windows: windowsHere(),
      sessions,
      redis,
    },
    ...stored,
    disks: [...disks],
    backup,
    mails: { ...mails, sentToday: sent },
    jobs: [...jobs],
    backlogs: backlogs.map(({ oldestAt, ...more }) => ({
      ...more,
      oldestAt: oldestAt?.toISOString() ?? null,
    })),
    slowest: slowestQueries(SLOWEST_SHOWN),
  };
}

/**
 * Sends again all mails that were given up after a long outage and whose texts are kept, if they were written before.
 * Says how many are left because they were refused for good.
 */
export async function sendMails(
  strapi: Core.Strapi,
  by: number,
  before: Date,
): Promise<RetriedMails> {
  let retried: RetriedMails = { mails: 0, refused: 0 };
  await transaction(strapi, async () => {
    retried = await retryGivenUp(strapi, before);
    if (retried.mails === 0) return;
    await historyService.record(strapi, {
      by,
      action: 'mails_retried',
      about: historyService.aboutList('Emails'),
      changes: [{ field: 'Emails', from: '', to: String(retried.mails) }],
    });
  });
  return retried;
}

/** Starts a nightly job now. It goes on after the answer. @throws 404 for an unknown one, 409 while it runs */
export async function runJob(strapi: Core.Strapi, name: string): Promise<{ name: string }> {
  await startNow(strapi, name);
  return { name };
}
