/** Who takes part in a chat they have a seat in: a function of the seat, and the same rule in SQL. */
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import type { ChatKind } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../auth/actor';

/** The parts of a seat that decide; numbers in SQLite. */
export interface SeatKind {
  /** Invited by staff while they had no inbox (ruling 13a). */
  guest: boolean | number;
  /** Seated as part of the office, which counts only while they are an admin. */
  office: boolean | number;
  /** The kind of its chat. */
  kind: ChatKind;
}

/** Whether a member is of the office, which is in every chat. */
export const isOffice = (member: Pick<Actor, 'role' | 'verified'>): boolean =>
  member.role === 'admin' && can(member, 'inbox');

/**
 * Whether a member takes part in a chat through their seat: members with an inbox, those whom staff has invited, and in
 * a trust's chat whoever is assigned to the trust (ruling 12), which is who has a seat there that is not by office.
 * A seat by office is removed a moment after an admin's rights, so the role is checked too. So it is in a pet's chat:
 * who may not read records of pets has no part in one, whatever the seat says.
 */
export function takesPart(
  member: Pick<Actor, 'role' | 'verified'>,
  { guest, office, kind }: SeatKind,
): boolean {
  if (kind === 'pet' && !can(member, 'pet_records')) return false;
  if (can(member, 'inbox')) return !office || member.role === 'admin';
  return Boolean(guest) || (kind === 'trust' && !office);
}

/** The seats through which members without an inbox take part. */
const openWithoutInbox = (query: Knex.QueryBuilder) =>
  query
    .where('s.guest', true)
    .orWhereRaw(
      "(not s.office and exists (select 1 from inbox_chats t where t.id = s.chat_id and t.kind = 'trust'))",
    );

/** The same for `modify`: narrows a query of `inbox_seats as s` to a member's seats through which they take part. */
export const occupiedSeats = (member: Actor) => (query: Knex.QueryBuilder) => {
  query.where('s.member_id', member.id);
  if (!can(member, 'inbox')) query.where(openWithoutInbox);
  else if (member.role !== 'admin') query.where('s.office', false);
  if (!can(member, 'pet_records'))
    query.whereRaw(
      "not exists (select 1 from inbox_chats r where r.id = s.chat_id and r.kind = 'pet')",
    );
};

/**
 * From which message on a member sees a chat through their seat. Null for all of it. Admins see everything as long as
 * they are admins, whatever was chosen for a seat of their own.
 */
export const seesFromOf = (
  member: Pick<Actor, 'role' | 'verified'>,
  { seesFrom }: { seesFrom: number | null },
): number | null => (isOffice(member) ? null : seesFrom);

/** Whether a message is seen by somebody who sees a chat from a message on. */
export const isSeen = (seesFrom: number | null, messageId: number): boolean =>
  seesFrom === null || messageId >= seesFrom;

/** The same for `modify`: narrows a query to the messages, by this column, that are seen through the seat `s`. */
export const seenThrough =
  (member: Pick<Actor, 'role' | 'verified'>, column: string) => (query: Knex.QueryBuilder) => {
    if (isOffice(member)) return;
    query.whereRaw('(s.sees_from is null or ?? >= s.sees_from)', [column]);
  };
