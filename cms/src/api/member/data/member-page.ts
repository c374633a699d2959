import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PageQuery, Pagination } from '@hearthside/contract/list';
import { paginationOf } from '../../../http/pagination';
import { preparedQuery } from '../../../db/prepared-query';
import { cached, cachedCount } from '../../../db/cached-count';
import { selectMembers, type MemberRow } from '../../../auth/member-row';
import {
  conditionsOf,
  matching,
  placeConditions,
  placeIndexOf,
  type Condition,
  type MemberFilter,
} from './listed-members';

export type MemberQuery = MemberFilter & PageQuery;

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

/** At most this many rows are sorted quickly enough. */
const FEW = 1000;

/** How a list's rows are found: its conditions, and what SQLite is told about its indexes. */
interface Road {
  conditions: Condition[];
  from?: string;
}

const plain = (asked: MemberFilter): Condition[] => [
  ...conditionsOf(asked),
  ...placeConditions(asked),
];

/**
 * How to find the members of a place. Few are best found by their place and then sorted, while many are best met in
 * the order of the list. SQLite cannot tell which applies, so it is told: the index of places for few, and for many
 * a plus, with which no index on places fits. PostgreSQL knows it by its statistics.
 */
async function roadTo(strapi: Core.Strapi, asked: MemberFilter): Promise<Road> {
  const index = placeIndexOf(asked);
  if (!index || strapi.db.dialect.client === 'postgres') return { conditions: plain(asked) };
  const from = `up_users as u indexed by ${index}`;
  const place = placeConditions(asked);
  const many = await cached('member', `many:${JSON.stringify(place)}`, async () => {
    const knex = strapi.db.connection;
    const some = knex
      .from(knex.raw(from))
      .modify(matching(place))
      .limit(FEW + 1)
      .select('u.id');
    const row = (await knex.from(some.as('some')).count({ count: '*' }).first()) as
      { count: number | string } | undefined;
    return Number(row?.count ?? 0) > FEW;
  });
  if (!many) return { conditions: plain(asked), from };
  const unindexed = place.map(([sql, ...values]): Condition => [
    sql.replace(/u\.(city_key|state_key|latitude|longitude) (?==|between)/g, '+u.$1 '),
    ...values,
  ]);
  return { conditions: [...conditionsOf(asked), ...unindexed] };
}

const along =
  ({ conditions, from }: Road, knex: Knex) =>
  (query: Knex.QueryBuilder) => {
    if (from) query.from(knex.raw(from) as never);
    query.modify(matching(conditions));
  };

/** One page of members and their total: one query each, from indexed columns. */
export async function memberPage(
  strapi: Core.Strapi,
  asked: MemberQuery,
): Promise<{ rows: MemberRow[]; pagination: Pagination }> {
  const road = await roadTo(strapi, asked);
  const { conditions, from } = road;
  const values = conditions.flatMap(([, ...given]) => given);
  const order = orderOf(asked);
  const shape = JSON.stringify(['members', from, order, conditions.map(([sql]) => sql)]);
  const rows = await preparedQuery<MemberRow>(
    strapi,
    shape,
    (knex) => selectMembers(knex).modify(along(road, knex)).orderBy(order).limit(1).offset(1),
    [...values, asked.limit, (asked.page - 1) * asked.limit],
  );
  const counted = plain(asked);
  const total = await cachedCount('member', JSON.stringify(counted), () =>
    strapi.db.connection('up_users as u').modify(matching(counted)).count({ count: '*' }).first(),
  );
  return { rows, pagination: paginationOf(asked, total) };
}

/**
 * The ids of members that match a filter, in order: all, or the first `limit`. That many numbers take little memory,
 * while that many rows would not.
 */
export function memberIds(
  strapi: Core.Strapi,
  asked: MemberFilter,
  limit?: number,
): Promise<number[]> {
  const found = strapi.db
    .connection('up_users as u')
    .modify(matching(plain(asked)))
    .orderBy(orderOf(asked));
  if (limit !== undefined) void found.limit(limit);
  return found.pluck('u.id');
}
