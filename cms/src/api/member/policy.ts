/** Who sees which member: functions of who they are, and the same rules in SQL (rulings 3 and 5). */
import type { Knex } from 'knex';
import { can, canSeeUnverified, type Role } from '@hearthside/contract/access';
import { DIRECTORY_ROLES } from '@hearthside/contract/member/directory';
import type { Actor } from '../../auth/actor';
import { roleIdOf } from '../../auth/roles';
import { mostly } from '../../db/mostly';

/** What of a member decides who sees them. */
export interface SeenMember {
  role: Role;
  /** SQLite has 0 and 1 for false and true. */
  verified: boolean | number;
  confirmed: boolean | number;
  blocked: boolean | number;
  deletedAt: unknown;
  featuredAt: unknown;
}

/** Whether somebody has an account that they may use: their email is confirmed, and they are not in the trash. */
const hasJoined = ({ confirmed, deletedAt }: SeenMember): boolean =>
  Boolean(confirmed) && !deletedAt;

/** `hasJoined` in SQL, on members as `u`. For `modify`. */
export const joined = (query: Knex.QueryBuilder) =>
  void query.where('u.confirmed', true).whereNull('u.deleted_at');

/** Whether a member may sign in, and is one of those whom this viewer meets: verified ones, or all (ruling 5). */
const isMet = (actor: Actor, member: SeenMember): boolean =>
  hasJoined(member) && !member.blocked && (Boolean(member.verified) || canSeeUnverified(actor));

/** What a list of members is filtered by, so that this viewer finds only those whom they meet. */
export const verifiedFor = (actor: Actor): true | undefined =>
  canSeeUnverified(actor) ? undefined : true;

/** Whether the directory shows a member to this viewer, under any of its tabs. */
export const isInDirectory = (actor: Actor, member: SeenMember): boolean =>
  isMet(actor, member) &&
  (DIRECTORY_ROLES.some((role) => role === member.role) || Boolean(member.featuredAt));

/** `isInDirectory` in SQL, on members as `u`. For `modify`. */
export const inDirectory = (actor: Actor) => (query: Knex.QueryBuilder, knex: Knex) => {
  query
    .modify(joined)
    .where('u.blocked', false)
    .where((shown) =>
      shown.whereIn('u.role_id', DIRECTORY_ROLES.map(roleIdOf)).orWhereNotNull('u.featured_at'),
    );
  if (verifiedFor(actor)) query.whereRaw(mostly(knex, 'u.verified'));
};

/** Whether this viewer sees a member's page: who manages users that of everybody who has joined, others the directory's. */
export const canSee = (actor: Actor, member: SeenMember): boolean =>
  can(actor, 'users') ? hasJoined(member) : isInDirectory(actor, member);

/** `canSee` in SQL, on members as `u`. For `modify`. */
export const visibleTo = (actor: Actor) => (query: Knex.QueryBuilder, knex: Knex) =>
  void (can(actor, 'users') ? query.modify(joined) : query.modify(inDirectory(actor), knex));

/** Whether this viewer meets a member among the caregivers, who are members with the role caretaker. */
export const canSeeCaregiver = (actor: Actor, member: SeenMember): boolean =>
  member.role === 'caretaker' && isMet(actor, member);

/** Who may edit a caregiver's card: an admin, and the caretaker it belongs to (ruling 3). */
export const mayEditCaregiver = (actor: Actor, id: number): boolean =>
  actor.role === 'admin' || actor.id === id;
