import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PageQuery, Pagination } from '@hearthside/contract/list';
import { paginationOf } from '../../../http/pagination';
import { searchedPerson } from '../../../text/person-search';
import { selectWhole, type WholeMember } from '../../../auth/member-row';

/**
 * A page of members selected by a rule that matches only a few, such as those in the trash; sorted by `latest`,
 * newest first.
 */
export async function wholePage(
  strapi: Core.Strapi,
  { page, limit, search }: PageQuery,
  latest: 'u.deleted_at' | 'u.invited_at',
  rule: (query: Knex.QueryBuilder) => void,
): Promise<{ rows: WholeMember[]; pagination: Pagination }> {
  const find = () =>
    selectWhole(strapi.db.connection)
      .modify(rule)
      .whereNotNull(latest)
      .modify(searchedPerson('u.search_key', search));
  const order = [latest, 'u.id'].map((column) => ({ column, order: 'desc' }));
  const [rows, counted] = await Promise.all([
    find()
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    find().clearSelect().count({ total: '*' }).first(),
  ]);
  const total = Number((counted as { total?: number | string } | undefined)?.total ?? 0);
  return { rows: rows as WholeMember[], pagination: paginationOf({ page, limit }, total) };
}
