import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Role } from '@hearthside/contract/access';
import type { Pagination } from '@hearthside/contract/list';
import type { MemberSort } from '@hearthside/contract/member';
import { roleIdOf } from '../../../access/roles';
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
}

const COLUMN = { name: 'u.name_key', email: 'u.email', date: 'u.created_at' } as const;

/** The rule of every list of members; page and count start from it. */
function filter(asked: MemberQuery) {
  return (query: Knex.QueryBuilder) => {
    query.where('u.confirmed', true);
    if (asked.role) query.where('u.role_id', roleIdOf(asked.role));
    if (asked.verified !== undefined) query.where('u.verified', asked.verified);
    if (asked.search) query.whereRaw(`u.search_key like ? escape '\\'`, [containing(asked.search)]);
  };
}

/** One page of members and how many there are: one query each, from columns with an index. */
export async function memberPage(
  strapi: Core.Strapi,
  asked: MemberQuery,
): Promise<{ rows: MemberRow[]; pagination: Pagination }> {
  const knex = strapi.db.connection;
  const [by, direction] = asked.sort.split('_') as ['name' | 'email' | 'date', 'asc' | 'desc'];
  const rows = await selectMembers(knex)
    .modify(filter(asked))
    .orderBy([
      { column: COLUMN[by], order: direction },
      { column: 'u.id', order: direction },
    ])
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  const key = JSON.stringify([asked.role, asked.verified, asked.search]);
  const total = await rememberedCount('member', key, () =>
    knex('up_users as u').modify(filter(asked)).count({ count: '*' }).first(),
  );
  const totalPages = Math.max(1, Math.ceil(total / asked.limit));
  return { rows, pagination: { currentPage: asked.page, totalPages, total } };
}
