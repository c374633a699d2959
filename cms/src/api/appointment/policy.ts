/** Who sees an appointment: a function of whose it is, and the same rule in SQL. */
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../auth/actor';
import { APPOINTMENT_TABLE } from './rules/appointment-uid';

/** Whether this viewer sees all members' appointments, not only their own (ruling 29). */
export const canSeeAll = (actor: Actor): boolean => can(actor, 'admin_appointments');

/** Whether this viewer sees an appointment of this member. Nobody sees those of members in the trash. */
export const canSee = (
  actor: Actor,
  member: { id: number; deletedAt: unknown } | null | undefined,
): boolean => Boolean(member && !member.deletedAt) && (canSeeAll(actor) || member?.id === actor.id);

/** Appointments as `a`, without those of members in the trash. These few are looked up once, not for each row. */
export const appointmentsShown = (knex: Knex): Knex.QueryBuilder =>
  knex(`${APPOINTMENT_TABLE} as a`).whereNotIn(
    'a.member_id',
    knex('up_users').whereNotNull('deleted_at').select('id'),
  );

/** Those that this viewer sees: `canSee` in SQL. */
export const visibleTo = (knex: Knex, actor: Actor): Knex.QueryBuilder =>
  canSeeAll(actor)
    ? appointmentsShown(knex)
    : appointmentsShown(knex).where('a.member_id', actor.id);
