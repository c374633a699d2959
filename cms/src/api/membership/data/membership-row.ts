import type { Knex } from 'knex';
import type { z } from 'zod';
import { membershipStatus } from '@hearthside/contract/membership/fields';
import type { Membership, trashedMembership } from '@hearthside/contract/membership/shapes';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { roleOf } from '../../../auth/roles';
import { daysAfter } from '../../../text/days';
import { nameIn } from '../../../text/member-name';
import { iso, type Moment } from '../../../text/moment';

/** A membership with its member. */
export interface MembershipRow {
  id: number;
  userId: number;
  ownerFirstName: string;
  ownerLastName: string;
  ownerEmail: string;
  ownerRoleId: number;
  amount: number;
  nextDeadline: string;
  reminders: boolean | number;
  remindersSince: string | null;
  nextReminder: string | null;
  revision: number;
  changedBy: string | null;
  /** The admin who changed it last; null if the portal did. */
  changedById: number | null;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
  deletedBy: string | null;
}

const COLUMNS = {
  id: 'm.id',
  userId: 'm.member_id',
  amount: 'm.amount',
  nextDeadline: 'm.next_deadline',
  ownerFirstName: 'u.first_name',
  ownerLastName: 'u.last_name',
  ownerEmail: 'u.email',
  ownerRoleId: 'u.role_id',
  reminders: 'm.reminders',
  remindersSince: 'm.reminders_since',
  nextReminder: 'm.next_reminder',
  revision: 'm.revision',
  changedBy: 'm.changed_by',
  changedById: 'm.changed_by_id',
  createdAt: 'm.created_at',
  updatedAt: 'm.updated_at',
  deletedAt: 'm.deleted_at',
  deletedBy: 'm.deleted_by',
} as const;

/** Memberships of all members, including those in the trash, for rules that hold in either case. */
export const selectAllMemberships = (knex: Knex): Knex.QueryBuilder<object, MembershipRow[]> =>
  knex('portal_memberships as m')
    .join('up_users as u', 'u.id', 'm.member_id')
    .select(COLUMNS) as unknown as Knex.QueryBuilder<object, MembershipRow[]>;

/**
 * Memberships of members outside the trash, in one query. Those of members in the trash are hidden and restored with
 * them.
 */
export const selectMemberships = (knex: Knex): Knex.QueryBuilder<object, MembershipRow[]> =>
  selectAllMemberships(knex).whereNull('u.deleted_at');

/** The current day at the office, and how long a membership counts after its deadline. */
export interface Day {
  today: string;
  graceDays: number;
}

export const statusIn = ({ nextDeadline }: MembershipRow, { today, graceDays }: Day) =>
  membershipStatus(nextDeadline, today, graceDays);

export const ownerNameIn = ({ ownerFirstName, ownerLastName }: MembershipRow): string =>
  nameIn({ firstName: ownerFirstName, lastName: ownerLastName });

/** A membership as the history refers to it: by its member. */
export const aboutMembership = (row: MembershipRow) => ({
  kind: 'membership' as const,
  id: row.id,
  name: ownerNameIn(row),
});

/** Its member, so that the member's history includes it, too. */
export const ownerOf = (row: MembershipRow) => ({
  kind: 'member' as const,
  id: row.userId,
  name: ownerNameIn(row),
});

/** Identifies the state of a membership: every change makes another. */
export const revisionOf = ({ revision }: Pick<MembershipRow, 'revision'>) => String(revision);

const commonFields = (row: MembershipRow) => ({
  id: row.id,
  userId: row.userId,
  amount: row.amount,
  nextDeadline: row.nextDeadline,
  ownerFirstName: row.ownerFirstName,
  ownerLastName: row.ownerLastName,
  ownerRole: roleOf(row.ownerRoleId) ?? ('user' as const),
  createdAt: iso(row.createdAt),
});

/** A row of the list (part 2 §3). */
export const toMembership = (row: MembershipRow, day: Day): Membership => ({
  ...commonFields(row),
  ownerEmail: row.ownerEmail,
  reminders: Boolean(row.reminders),
  status: statusIn(row, day),
  revision: revisionOf(row),
});

/** A deleted membership. */
export function toTrashed(row: MembershipRow): z.input<typeof trashedMembership> {
  const deletedAt = new Date(row.deletedAt ?? 0);
  return {
    ...commonFields(row),
    deletedAt: iso(deletedAt),
    deletedBy: row.deletedBy ?? '',
    erasedAt: iso(daysAfter(deletedAt, TRASH_DAYS)),
  };
}
