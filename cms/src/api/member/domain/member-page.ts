import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Role } from '@hearthside/contract/access';
import type { Pagination } from '@hearthside/contract/list';
import type { MemberSort } from '@hearthside/contract/member';
import { roleIdOf } from '../../../access/roles';
import { preparedQuery } from '../../../access/prepared-query';
import { rememberedCount } from '../../../access/remembered-count';
import { containing } from './fold';
import { selectMembers, type MemberRow } from './member-row';

export interface MemberQuery {
  page: number;
  limit: number;
  search: string;
  sort: MemberSort;
  role?: Role;
  verified?: boolean;
  /** Leaves out whoever is blocked. */
  active?: boolean;
}

const COLUMN = { name: 'u.name_key', email: 'u.email', date: 'u.created_at' } as const;

/** The rule of every list of members; page and count start from it. */
function filter(asked: MemberQuery) {
  return (query: Knex.QueryBuilder) => {
    query.where('u.confirmed', true);
    if (asked.role) query.where('u.role_id', roleIdOf(asked.role));
    if (asked.verified !== undefined) query.where('u.verified', asked.verified);
    if (asked.active) query.where('u.blocked', false);
    if (asked.search) query.whereRaw(`u.search_key like ? escape '\\'`, [containing(asked.search)]);
  };
}

/** The values of the filter's conditions in the order in which it writes them. */
function valuesOf(asked: MemberQuery) {
  return [
    true,
    ...(asked.role ? [roleIdOf(asked.role)] : []),
    ...(asked.verified === undefined ? [] : [asked.verified]),
    ...(asked.active ? [false] : []),
    ...(asked.search ? [containing(asked.search)] : []),
  ];
}

/** What the text of the page's query depends on. */
const shapeOf = ({ sort, role, verified, active, search }: MemberQuery) =>
  `members ${sort} ${role !== undefined} ${verified !== undefined} ${active} ${search !== ''}`;

/** One page of members and how many there are: one query each, from columns with an index. */
export async function memberPage(
  strapi: Core.Strapi,
  asked: MemberQuery,
): Promise<{ rows: MemberRow[]; pagination: Pagination }> {
  const [by, direction] = asked.sort.split('_') as ['name' | 'email' | 'date', 'asc' | 'desc'];
  const rows = await preparedQuery<MemberRow>(
    strapi,
    shapeOf(asked),
    (knex) =>
      selectMembers(knex)
        .modify(filter(asked))
        .orderBy([
          { column: COLUMN[by], order: direction },
          { column: 'u.id', order: direction },
        ])
        .limit(1)
        .offset(1),
    [...valuesOf(asked), asked.limit, (asked.page - 1) * asked.limit],
  );
  const key = JSON.stringify([asked.role, asked.verified, asked.active, asked.search]);
  const total = await rememberedCount('member', key, () =>
    strapi.db.connection('up_users as u').modify(filter(asked)).count({ count: '*' }).first(),
  );
  const totalPages = Math.max(1, Math.ceil(total / asked.limit));
  return { rows, pagination: { currentPage: asked.page, totalPages, total } };
}
