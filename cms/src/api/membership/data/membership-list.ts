/** The list of memberships, and how many there are of each status. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PageQuery } from '@hearthside/contract/list';
import {
  deadlinesOf,
  type MembershipSort,
  type MembershipStatus,
} from '@hearthside/contract/membership/fields';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { cached, cachedCount } from '../../../db/cached-count';
import { fewMatches } from '../../../search/few-matches';
import * as membershipAccess from './membership-access';
import { toMembership, selectMemberships, type Day, type MembershipRow } from './membership-row';
import * as membershipWords from './membership-words';

export interface MembershipQuery extends PageQuery {
  sortBy: MembershipSort;
  sortOrder: 'asc' | 'desc';
  status?: MembershipStatus | undefined;
}

type Condition = readonly [sql: string, ...values: Knex.RawBinding[]];

/** Each sort has an index that starts with its column and contains everything queried here (membership/subject). */
const SORTED_BY = {
  name: 'm.name_key',
  createdAt: 'm.created_at',
  amount: 'm.amount',
  nextDeadline: 'm.next_deadline',
} as const satisfies Record<MembershipSort, string>;

/** Neither deleted nor of a member in the trash. Those are few, so no member has to be looked up for this. */
const THERE: Condition = [
  `m.deleted_at is null
   and m.member_id not in (select id from up_users where deleted_at is not null)`,
];

/** Up to this many are sorted quickly. If there are more, it is better to read them in order. */
const FEW = 1000;
const BY_RANGE = 'm.next_deadline';
/** Written so that no index fits, so that rows are read in the order of the list. */
const IN_ORDER = "coalesce(m.next_deadline, '')";

/** Narrows by the range of deadlines that a status stands for, so that the list agrees with each row's status. */
function standing(
  status: MembershipStatus | undefined,
  { today, graceDays }: Day,
  column = BY_RANGE,
): Condition[] {
  if (!status) return [];
  const { from, to } = deadlinesOf(status, today, graceDays);
  return [
    ...(from === null ? [] : [[`${column} >= ?`, from] as const]),
    ...(to === null ? [] : [[`${column} <= ?`, to] as const]),
  ];
}

const matching = (conditions: readonly Condition[]) => (query: Knex.QueryBuilder) => {
  for (const [sql, ...values] of conditions) query.whereRaw(sql, values);
};

const numberIn = (row: unknown) =>
  Number((row as { count?: number | string } | undefined)?.count ?? 0);

/** All in a range minus those of members in the trash, so that no member has to be looked up for each row. */
async function numberOf(strapi: Core.Strapi, range: readonly Condition[]): Promise<number> {
  const all = await runQuery(strapi, (knex) =>
    knex('portal_memberships as m')
      .whereNull('m.deleted_at')
      .modify(matching(range))
      .count({ count: '*' })
      .first(),
  );
  // SQLite keeps the order of a cross join: first the few members in the trash, then their memberships.
  const hidden = await runQuery(strapi, (knex) =>
    knex('up_users as u')
      .crossJoin(knex.raw('portal_memberships as m'))
      .whereRaw('m.member_id = u.id')
      .whereNotNull('u.deleted_at')
      .whereNull('m.deleted_at')
      .modify(matching(range))
      .count({ count: '*' })
      .first(),
  );
  return numberIn(all) - numberIn(hidden);
}

const totalOf = (strapi: Core.Strapi, status: MembershipStatus | undefined, reckoned: Day) =>
  cached('membership', JSON.stringify([status, reckoned]), () =>
    numberOf(strapi, standing(status, reckoned)),
  );

/** How many there are of each status. */
export async function counts(strapi: Core.Strapi): Promise<Record<MembershipStatus, number>> {
  const reckoned = await membershipAccess.day(strapi);
  return {
    active: await totalOf(strapi, 'active', reckoned),
    due: await totalOf(strapi, 'due', reckoned),
    grace: await totalOf(strapi, 'grace', reckoned),
    lapsed: await totalOf(strapi, 'lapsed', reckoned),
  };
}

/** The search runs first, and a few matches are read by id, as for donations. */
async function searched(strapi: Core.Strapi, { search, status }: MembershipQuery, reckoned: Day) {
  const few = await fewMatches(strapi, 'membership', search);
  const byNumber = few !== null && strapi.db.dialect.client !== 'postgres';
  const rows = (knex: Knex) =>
    knex(knex.raw(`portal_memberships as m${byNumber ? ' not indexed' : ''}`) as unknown as string)
      .modify(matching([THERE, ...standing(status, reckoned, few ? BY_RANGE : IN_ORDER)]))
      .whereIn(
        'm.id',
        (few ?? membershipWords.matching(strapi, knex, search)) as Knex.QueryBuilder,
      );
  const total = await cachedCount('membership', JSON.stringify([search, status, reckoned]), () =>
    runQuery(strapi, (knex) => rows(knex).count({ count: '*' }).first()),
  );
  return { rows, total };
}

async function unsearched(strapi: Core.Strapi, { sortBy, status }: MembershipQuery, reckoned: Day) {
  const total = await totalOf(strapi, status, reckoned);
  const column = sortBy === 'nextDeadline' || total <= FEW ? BY_RANGE : IN_ORDER;
  const rows = (knex: Knex) =>
    knex('portal_memberships as m').modify(
      matching([THERE, ...standing(status, reckoned, column)]),
    );
  return { rows, total };
}

/** One page and the total, from an index alone except for the rows of the page. */
export async function list(strapi: Core.Strapi, asked: MembershipQuery) {
  const reckoned = await membershipAccess.day(strapi);
  const { rows, total } = await (asked.search
    ? searched(strapi, asked, reckoned)
    : unsearched(strapi, asked, reckoned));
  const order = [SORTED_BY[asked.sortBy], 'm.id'].map((column) => ({
    column,
    order: asked.sortOrder,
  }));
  const ids: number[] = await runQuery(strapi, (knex) =>
    rows(knex)
      .orderBy(order)
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .pluck('m.id'),
  );
  const shown: MembershipRow[] = await runQuery(strapi, (knex) =>
    selectMemberships(knex).whereIn('m.id', ids).orderBy(order),
  );
  return {
    memberships: shown.map((row) => toMembership(row, reckoned)),
    pagination: paginationOf(asked, total),
  };
}

/** Those an admin should look at before they lapse: past their deadline or, without grace days, due soon. */
export async function lapsing(
  strapi: Core.Strapi,
): Promise<{ status: MembershipStatus; count: number }> {
  const { graceDays } = await membershipAccess.day(strapi);
  const status = graceDays > 0 ? 'grace' : 'due';
  return { status, count: (await counts(strapi))[status] };
}
