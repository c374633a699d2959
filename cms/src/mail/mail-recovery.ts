/** Sends what has waited for the mail server soon after that is back, instead of an hour later. */
import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import { AT_ONCE, dueAfterOutage, isOutage, LEASE_MS } from './mail-schedule';
import { dropOutdated } from './mail-use';

const TABLE = 'portal_mails';

/**
 * Makes emails due that failed before, a few every few seconds. One that is due within two minutes is left alone: a
 * server may be sending it.
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
      .where('tries', '>', 0)
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

/** What a mail queue tells of each try. */
export interface MailRecovery {
  failed(error: unknown): void;
  /** Makes the others due if this is the first email that goes out after an outage. */
  sent(): Promise<void>;
}

/** Watches for the end of an outage of the mail server. */
export function watchRecovery(strapi: Core.Strapi): MailRecovery {
  // The server before this one may have met an outage.
  let wasAway = true;
  return {
    failed(error) {
      if (isOutage(error)) wasAway = true;
    },
    async sent() {
      if (!wasAway) return;
      await hurryFailed(strapi);
      wasAway = false;
    },
  };
}
