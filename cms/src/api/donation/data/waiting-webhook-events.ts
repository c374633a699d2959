import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { Backlog } from '../../../subject';
import { EVENTS } from '../rules/donation-uid';
import type { Moment } from '../../../text/moment';

/** How many events of the donation service wait to be processed, since when, and how many can't be. */
export async function waitingWebhookEvents(strapi: Core.Strapi): Promise<Backlog> {
  const rows: { state: string; total: number | string; oldest: Moment | null }[] = await runQuery(
    strapi,
    (knex) =>
      knex(EVENTS)
        .whereIn('state', ['waiting', 'unusable'])
        .groupBy('state')
        .select('state')
        .count({ total: '*' })
        .min({ oldest: 'received_at' }),
  );
  const of = (state: string) => rows.find((row) => row.state === state);
  const oldest = of('waiting')?.oldest ?? null;
  return {
    name: 'donationNews',
    what: 'Donation updates',
    waiting: Number(of('waiting')?.total ?? 0),
    oldestAt: oldest === null ? null : new Date(oldest),
    unusable: Number(of('unusable')?.total ?? 0),
  };
}
