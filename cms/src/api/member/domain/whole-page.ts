import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Pagination } from '@hearthside/contract/list';
import { containing } from './fold';
import { selectWhole, type WholeMember } from './member-row';

interface Asked {
  page: number;
  limit: number;
  search: string;
}

/** A page of the few members a rule holds for, such as those in the trash; the latest first by `latest`. */
export async function wholePage(
  strapi: Core.Strapi,
  { page, limit, search }: Asked,
  latest: 'u.deleted_at' | 'u.invited_at',
  rule: (query: Knex.QueryBuilder) => void,
): Promise<{ rows: WholeMember[]; pagination: Pagination }> {
  const find = () => {
    const query = selectWhole(strapi.db.connection).modify(rule).whereNotNull(latest);
    return search ? query.whereRaw(`u.search_key like ? escape '\\'`, [containing(search)]) : query;
  };
  const order = [latest, 'u.id'].map((column) => ({ column, order: 'desc' }));
  const [rows, counted] = await Promise.all([
    find()
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    find().clearSelect().count({ total: '*' }).first(),
  ]);
  const total = Number((counted as { total?: number | string } | undefined)?.total ?? 0);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return {
    rows: rows as WholeMember[],
    pagination: { currentPage: page, totalPages, total },
  };
}
