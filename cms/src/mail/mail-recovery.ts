/** Sends what has waited for the mail server soon after that is back, instead of an hour later. */
import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import { AT_ONCE, dueAfterOutage, LEASE_MS } from './mail-schedule';
import { dropOutdated } from './mail-use';
import type { OutageWatch } from './outage-watch';

const TABLE = 'portal_mails';

/**
 * Makes emails due whose last try failed by an outage, a few every few seconds. One that was refused or deferred keeps
 * its wait: the mail server has answered it. One that is due within two minutes is left alone: a server may be sending
 * it.
 */
async function hurryFailed(strapi: Core.Strapi): Promise<void> {
  const now = await databaseNow(strapi);
  await dropOutdated(strapi, now);
  const leased = new Date(now.getTime() + LEASE_MS);
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .whereNull('sent_at')
      .whereIn('place', [0, 1])
      .where('next_try_at', '>', leased)
      .where({ failure: 'outage' })
      .orderBy(['place', 'id'])
      .pluck('id'),
  );
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const due = dueAfterOutage(at, now);
    // None is put off by this.
    const later = due > leased ? due : leased;
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .whereIn('id', ids.slice(at, at + AT_ONCE))
        .whereNull('sent_at')
        .where('next_try_at', '>', later)
        .update({ next_try_at: due }),
    );
  }
  if (ids.length > 0) strapi.log.info(`The mail server is back: ${ids.length} mails are sent now.`);
}

/** Makes those due that wait for the end of an outage, if an email that has gone out shows that it is over. */
export async function hurryIfBack(strapi: Core.Strapi, watch: OutageWatch): Promise<void> {
  if (!watch.sent(Date.now())) return;
  await hurryFailed(strapi);
  watch.hurried(Date.now());
}
