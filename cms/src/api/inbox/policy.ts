/** Who takes part in a chat they have a seat in: a function of the seat, and the same rule in SQL. */
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../auth/actor';

/** What of a seat decides; numbers as SQLite has them. */
export interface SeatKind {
  /** Asked in by staff while they were not verified (ruling 13a). */
  guest: boolean | number;
  /** Seated as one of the office, which is worth something while they are an admin. */
  office: boolean | number;
}

/**
 * Whether a member takes part in a chat by their seat: whoever has an inbox, and whom staff has asked in. A seat of
 * the office goes a moment later than the rights of an admin, so it is asked too.
 */
export const takesPart = (
  member: Pick<Actor, 'role' | 'verified'>,
  { guest, office }: SeatKind,
): boolean => (can(member, 'inbox') ? !office || member.role === 'admin' : Boolean(guest));

/** The same for `modify`: narrows a query of `inbox_seats as s` to a member's seats by which they take part. */
export const occupiedSeats = (member: Actor) => (query: Knex.QueryBuilder) => {
  query.where('s.member_id', member.id);
  if (!can(member, 'inbox')) query.where('s.guest', true);
  else if (member.role !== 'admin') query.where('s.office', false);
};
