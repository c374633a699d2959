import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Role } from '@hearthside/contract/access';
import type { PageQuery, Pagination } from '@hearthside/contract/list';
import type { MemberSort } from '@hearthside/contract/member/sort';
import { paginationOf } from '../../../http/pagination';
import { roleIdOf } from '../../../auth/roles';
import { preparedQuery } from '../../../db/prepared-query';
import { cachedCount } from '../../../db/cached-count';
import { contains } from '../../../text/normalize';
import { selectMembers, type MemberRow } from '../../../auth/member-row';

/** Which members to list, and in which order. */
export interface MemberFilter {
  search: string;
  sort: MemberSort;
  role?: Role;
  verified?: boolean;
  /** Leaves out blocked members. */
  active?: boolean;
  /** Only those on the Featured tab. */
  featured?: boolean;
  /** Searches and sorts by what the directory shows, and not by addresses it hides. */
  asDirectory?: boolean;
}

export type MemberQuery = MemberFilter & PageQuery;

/** A condition and its values, kept together so that a query's text and its values always match. */
type Condition = readonly [sql: string, ...values: Knex.RawBinding[]];

/** The conditions for every list of members. Pages, counts and exports all use them. */
function conditionsOf(asked: MemberFilter): Condition[] {
  const searched = asked.asDirectory ? 'u.directory_key' : 'u.search_key';
  return [
    ['u.confirmed = ?', true],
    ['u.deleted_at is null'],
    ...(asked.role ? [['u.role_id = ?', roleIdOf(asked.role)] as const] : []),
    ...verifiedCondition(asked),
    ...(asked.active ? [['u.blocked = ?', false] as const] : []),
    ...(asked.featured ? [['u.featured_at is not null'] as const] : []),
    ...(asked.search ? [contains(searched, asked.search)] : []),
  ];
}

/** Without this form, SQLite would search all verified members for the few featured ones. */
function verifiedCondition({ verified, featured }: MemberFilter): Condition[] {
  if (verified === undefined) return [];
  if (featured) return [[verified ? 'u.verified is true' : 'u.verified is not true']];
  return [['u.verified = ?', verified]];
}

const matching = (conditions: readonly Condition[]) => (query: Knex.QueryBuilder) => {
  for (const [sql, ...values] of conditions) query.whereRaw(sql, values);
};

function orderOf({ sort, asDirectory }: MemberFilter) {
  const columns = {
    name: 'u.name_key',
    email: asDirectory ? 'u.directory_email' : 'u.email',
    date: 'u.created_at',
  };
  const [by, order] = sort.split('_') as [keyof typeof columns, 'asc' | 'desc'];
  return [
    { column: columns[by], order },
    { column: 'u.id', order },
  ];
}

/** One page of members and their total: one query each, from indexed columns. */
export async function memberPage(
  strapi: Core.Strapi,
  asked: MemberQuery,
): Promise<{ rows: MemberRow[]; pagination: Pagination }> {
  const conditions = conditionsOf(asked);
  const values = conditions.flatMap(([, ...given]) => given);
  const order = orderOf(asked);
  const shape = JSON.stringify(['members', order, conditions.map(([sql]) => sql)]);
  const rows = await preparedQuery<MemberRow>(
    strapi,
    shape,
    (knex) => selectMembers(knex).modify(matching(conditions)).orderBy(order).limit(1).offset(1),
    [...values, asked.limit, (asked.page - 1) * asked.limit],
  );
  const total = await cachedCount('member', JSON.stringify(conditions), () =>
    strapi.db
      .connection('up_users as u')
      .modify(matching(conditions))
      .count({ count: '*' })
      .first(),
  );
  return { rows, pagination: paginationOf(asked, total) };
}

/**
 * The ids of all members that match a filter, in order. That many numbers take little memory, while that many rows
 * would not.
 */
export function memberIds(strapi: Core.Strapi, asked: MemberFilter): Promise<number[]> {
  return strapi.db
    .connection('up_users as u')
    .modify(matching(conditionsOf(asked)))
    .orderBy(orderOf(asked))
    .pluck('u.id');
}
