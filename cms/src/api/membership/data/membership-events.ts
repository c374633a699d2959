/** The events of a membership, for its member and the office. */
import type { Core } from '@strapi/strapi';
import type { MembershipEventKind } from '@hearthside/contract/membership/fields';
import type { MembershipEvent } from '@hearthside/contract/membership/shapes';
import { runQuery } from '../../../db/run-query';
import { EVENT_UID } from '../rules/membership-uid';
import { iso, type Moment } from '../../../text/moment';

/** Nobody reads more than this. */
const SHOWN = 100;

interface Happened {
  kind: MembershipEventKind;
  /** Who did it, by name; empty if the portal did. */
  by?: string;
  from: string | null;
  to: string | null;
  amount: number | null;
  donationRef?: number;
  /** The day the gift was given. */
  givenOn?: string;
  /** How many times this gift has renewed it: a renewal can be reverted and happen again. */
  turn?: number;
}

interface EventRow extends Omit<MembershipEvent, 'at'> {
  createdAt: Moment;
}

/** Records what happened, within the transaction of the change. */
export async function note(
  strapi: Core.Strapi,
  membershipId: number,
  { by = '', ...happened }: Happened,
) {
  const data = { membership: membershipId, by, ...happened };
  await strapi.db.query(EVENT_UID).create({ data });
}

/** The events, latest first. */
export async function eventsOf(
  strapi: Core.Strapi,
  membershipId: number,
): Promise<MembershipEvent[]> {
  const rows: EventRow[] = await runQuery(strapi, (knex) =>
    knex('portal_membership_events')
      .where({ membership_id: membershipId })
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .select({
        id: 'id',
        kind: 'kind',
        by: 'by',
        from: 'from_day',
        to: 'to_day',
        amount: 'amount',
        createdAt: 'created_at',
      }),
  );
  return rows.map(({ createdAt, by, ...said }) => ({
    ...said,
    by: by ?? '',
    at: iso(createdAt),
  }));
}

export async function deleteEvents(strapi: Core.Strapi, membershipId: number) {
  await runQuery(strapi, (knex) =>
    knex('portal_membership_events').where({ membership_id: membershipId }).delete(),
  );
}
