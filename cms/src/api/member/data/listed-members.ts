/** Which members a list has: its filters as SQL conditions. */
import type { Knex } from 'knex';
import type { Role } from '@hearthside/contract/access';
import { OFFERING_ROLES, type Animal, type Service } from '@hearthside/contract/member/offer';
import type { ACCOUNT_FILTERS } from '@hearthside/contract/member/users';
import type { MemberSort } from '@hearthside/contract/member/sort';
import { roleIdOf } from '../../../auth/roles';
import { withinCircle, type Circle } from '../../../place/distance';
import { patternOf } from '../../../text/containing';
import { DAY_MS } from '../../../text/days';
import { lookup } from '../../../text/normalize';
import { findsPerson } from '../../../text/person-search';

/** Which members to list, and in which order. */
export interface MemberFilter {
  search: string;
  sort: MemberSort;
  role?: Role | undefined;
  verified?: boolean | undefined;
  /** Leaves out blocked members. */
  active?: boolean | undefined;
  /** Only archived members, or none of them. */
  archived?: boolean | undefined;
  /** Only those on the Featured tab. */
  featured?: boolean;
  /** Searches, filters and sorts by what the directory shows, and not by what it hides. */
  asDirectory?: boolean;
  city?: string;
  state?: string;
  /** Only those whose city is within it. */
  around?: Circle | undefined;
  service?: Service | undefined;
  animal?: Animal | undefined;
  /** Only those assigned to this trust. */
  trust?: number | undefined;
  membership?: 'with' | 'without' | undefined;
  /** Only those who have not been here for so many days. */
  unseen?: number | undefined;
  /** Only these members, and none of those. */
  ids?: readonly number[] | undefined;
  except?: readonly number[] | undefined;
}

/** A list of Users as it is asked for. */
export interface UserFilter extends Omit<MemberFilter, 'archived' | 'active'> {
  account?: (typeof ACCOUNT_FILTERS)[number] | undefined;
}

/** A condition and its values, kept together so that a query's text and its values always match. */
export type Condition = readonly [sql: string, ...values: Knex.RawBinding[]];

/** Without this form, SQLite would search all verified members for the few featured ones. */
function verifiedCondition({ verified, featured }: MemberFilter): Condition[] {
  if (verified === undefined) return [];
  if (featured) return [[verified ? 'u.verified is true' : 'u.verified is not true']];
  return [['u.verified = ?', verified]];
}

/** What caregivers and the like say on their card. A word counts only while their role has such a card. */
function offerConditions({ service, animal }: MemberFilter): Condition[] {
  const asked = [
    ...(service ? [['u.services', service] as const] : []),
    ...(animal ? [['u.animals', animal] as const] : []),
  ];
  if (asked.length === 0) return [];
  const roles = OFFERING_ROLES.map(roleIdOf);
  return [
    [`u.role_id in (${roles.map(() => '?').join(', ')})`, ...roles],
    ...asked.map(
      ([column, word]) => [`${column} like ? escape '\\'`, patternOf(`|${word}|`)] as const,
    ),
  ];
}

/** The place that is asked for. What an index of places finds is in `placeIndexOf`. */
export function placeConditions({ city, state, around, asDirectory }: MemberFilter): Condition[] {
  const conditions: Condition[] = [
    ...(city ? [['u.city_key = ?', lookup(city)] as const] : []),
    ...(state ? [['u.state_key = ?', lookup(state)] as const] : []),
    ...(around ? [withinCircle({ latitude: 'u.latitude', longitude: 'u.longitude' }, around)] : []),
  ];
  // Who hides their city must not be found by it.
  if (conditions.length > 0 && asDirectory) conditions.push(['u.show_city = ?', true]);
  return conditions;
}

/** The index that finds the members of a place; undefined if none is asked for. */
export function placeIndexOf({ city, state, around }: MemberFilter): string | undefined {
  if (city) return 'up_users_city_idx';
  if (around) return 'up_users_place_idx';
  return state ? 'up_users_state_idx' : undefined;
}

const HOUR_MS = 3_600_000;

const MEMBERS_WITH = 'select member_id from portal_memberships where deleted_at is null';
/**
 * A visit is noted on the member only where nobody holds the row, and not by earlier versions. Sessions know it too, and
 * a session that an admin ends leaves its sign-in alone.
 */
const UNSEEN = `u.created_at < ? and (u.last_sign_in_at is null or u.last_sign_in_at < ?)
  and (u.last_seen_at is null or u.last_seen_at < ?)
  and not exists (select 1 from portal_sessions s where s.member_id = u.id and s.last_used_at >= ?)`;

/** What only the office asks for. */
function officeConditions({ trust, membership, unseen, ids, except }: MemberFilter): Condition[] {
  const list = (some: readonly number[]) => some.map(() => '?').join(', ');
  const since = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - (unseen ?? 0) * DAY_MS);
  return [
    ...(trust
      ? [['u.id in (select member_id from trust_assignments where trust_id = ?)', trust] as const]
      : []),
    ...(membership
      ? [
          [
            `u.id ${membership === 'with' ? 'in' : 'not in'} (${MEMBERS_WITH} and member_id is not null)`,
          ] as const,
        ]
      : []),
    ...(unseen ? [[UNSEEN, since, since, since, since] as const] : []),
    ...(ids ? [[`u.id in (${list(ids)})`, ...ids] as const] : []),
    ...(except && except.length > 0 ? [[`u.id not in (${list(except)})`, ...except] as const] : []),
  ];
}

/** The same rule as `accountStateOf`. */
const archiveCondition = (archived: boolean): Condition =>
  archived
    ? ['u.archived_at is not null and u.blocked = ?', true]
    : ['(u.archived_at is null or u.blocked = ?)', false];

/** The conditions for every list of members, but for their place. Pages, counts and exports all use them. */
export function conditionsOf(asked: MemberFilter): Condition[] {
  const searched = asked.asDirectory ? 'u.directory_key' : 'u.search_key';
  return [
    // First, since SQLite looks at conditions in their order, and few rows pass that one.
    ...findsPerson(searched, asked.search),
    ['u.confirmed = ?', true],
    ['u.deleted_at is null'],
    ...(asked.role ? [['u.role_id = ?', roleIdOf(asked.role)] as const] : []),
    ...verifiedCondition(asked),
    ...(asked.active ? [['u.blocked = ?', false] as const] : []),
    ...(asked.archived === undefined ? [] : [archiveCondition(asked.archived)]),
    ...(asked.featured ? [['u.featured_at is not null'] as const] : []),
    ...offerConditions(asked),
    ...officeConditions(asked),
  ];
}

/** For `modify`: narrows a query to the rows that meet all of them. */
export const matching = (conditions: readonly Condition[]) => (query: Knex.QueryBuilder) => {
  for (const [sql, ...values] of conditions) query.whereRaw(sql, values);
};

/**
 * A list of Users. Archived members are listed only if they are asked for. Of others who are unverified only those who
 * wait are listed, so no blocked ones.
 */
export function asUsers<Asked extends UserFilter>({ account, ...asked }: Asked) {
  const archived = account === 'archived';
  return { ...asked, archived, active: asked.verified === false && !archived ? true : undefined };
}
