/** Which renewals came from a gift. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { DeadlineEvent } from '../rules/deadline-by-events';

export interface Renewal {
  id: number;
  membershipId: number;
  kind: 'renewed' | 'taken_back';
  /** The deadline before and after; null before if the gift started the membership. */
  from: string | null;
  to: string;
  /** In cents. */
  amount: number;
  turn: number;
}

/** The renewal of a gift that was not reverted; undefined if there is none. */
export async function standingRenewal(
  strapi: Core.Strapi,
  donationId: number,
): Promise<Renewal | undefined> {
  const last: Renewal | undefined = await runQuery(strapi, (knex) =>
    knex('portal_membership_events')
      .where({ donation_ref: donationId })
      .orderBy('id', 'desc')
      .first({
        id: 'id',
        membershipId: 'membership_id',
        kind: 'kind',
        turn: 'turn',
        amount: 'amount',
        from: 'from_day',
        to: 'to_day',
      }),
  );
  return last?.kind === 'renewed' ? last : undefined;
}

/** All events from which a membership's deadline follows, earliest first. */
export const deadlineEvents = (
  strapi: Core.Strapi,
  membershipId: number,
): Promise<DeadlineEvent[]> =>
  runQuery(strapi, (knex) =>
    knex('portal_membership_events').where({ membership_id: membershipId }).orderBy('id').select({
      kind: 'kind',
      from: 'from_day',
      to: 'to_day',
      turn: 'turn',
      donationRef: 'donation_ref',
      givenOn: 'given_on',
      amount: 'amount',
    }),
  );

/** How often it has renewed so far: a renewal that was reverted can happen again. */
export async function timesRenewed(strapi: Core.Strapi, donationId: number): Promise<number> {
  const row = await runQuery(strapi, (knex) =>
    knex('portal_membership_events')
      .where({ donation_ref: donationId, kind: 'renewed' })
      .count({ count: '*' })
      .first(),
  );
  return Number(row?.count ?? 0);
}
