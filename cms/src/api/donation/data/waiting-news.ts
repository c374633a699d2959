import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { Backlog } from '../../../subject';
import { EVENTS } from '../rules/donation-uid';
import type { Moment } from '../../../text/moment';

/** How many events of the donation service wait to be processed, and since when. */
export async function waitingNews(strapi: Core.Strapi): Promise<Backlog> {
  const row: { waiting?: number | string; oldest?: Moment | null } | undefined = await runQuery(
    strapi,
    (knex) =>
      knex(EVENTS)
        .where({ state: 'waiting' })
        .count({ waiting: '*' })
        .min({ oldest: 'received_at' })
        .first(),
  );
  const oldest = row?.oldest ?? null;
  return {
    name: 'donationNews',
    what: 'Donation updates',
    waiting: Number(row?.waiting ?? 0),
    oldestAt: oldest === null ? null : new Date(oldest),
  };
}
